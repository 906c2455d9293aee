/**
 * The requirements in Firefox, by WebDriver BiDi. Puppeteer speaks it without geckodriver, which selenium-webdriver would need and Debian 12
 * does not have; Playwright drives only a Firefox of its own.
 */
import puppeteer from 'puppeteer-core';
import { testIn } from './engine-test';
import { findInPage, pageBuilding } from './page-building';
import { requirements } from './requirements';

const test = testIn( async () => {
	const browser = await puppeteer.launch( {
		browser: 'firefox',
		executablePath: '/usr/bin/firefox-esr',
		defaultViewport: { width: 1280, height: 900 },
	} );
	const page = await browser.newPage();
	return {
		goTo: ( address ) => page.goto( address ),
		evaluate: ( expression ) => page.evaluate( expression ),
		click: ( x, y ) => page.mouse.click( x, y ),
		press: ( key ) => page.keyboard.press( key ),
		type: ( text ) => page.keyboard.type( text ),
		end: () => browser.close(),
	};
} );

requirements( 'Firefox', test );
pageBuilding( 'Firefox', test );
findInPage( 'Firefox', test );
