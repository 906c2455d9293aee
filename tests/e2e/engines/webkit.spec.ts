/**
 * The requirements in WebKitGTK.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { Builder, Key } from 'selenium-webdriver';
import { spawnTied } from '../../site/core/tied.mjs';
import { testIn } from './engine-test';
import { pageBuilding } from './page-building';
import { requirements } from './requirements';

const KEYS = {
	ArrowDown: Key.ARROW_DOWN,
	ArrowRight: Key.ARROW_RIGHT,
	Enter: Key.ENTER,
	Escape: Key.ESCAPE,
	Tab: Key.TAB,
};

const test = testIn( async () => {
	const port = await getPort( { host: '127.0.0.1' } );
	const url = `http://127.0.0.1:${ port }`;
	// What xvfb-run leaves when it is ended goes with the next run's results.
	const TMPDIR = join( __dirname, '../../../.cache/e2e-results' );
	mkdirSync( TMPDIR, { recursive: true } );
	const server = spawnTied(
		[
			'xvfb-run',
			'--auto-servernum',
			'WebKitWebDriver',
			`--port=${ port }`,
		],
		{ env: { TMPDIR } }
	);
	await server.answers( () =>
		fetch( `${ url }/status` ).catch( () => false )
	);
	const driver = await new Builder()
		.usingServer( url )
		.forBrowser( 'MiniBrowser' )
		.build();
	await driver.manage().window().setRect( { width: 1280, height: 1000 } );
	return {
		goTo: ( address ) => driver.get( address ),
		evaluate: ( expression ) =>
			driver.executeScript( `return ${ expression };` ),
		click: ( x, y ) => driver.actions().move( { x, y } ).click().perform(),
		press: ( key ) => driver.actions().sendKeys( KEYS[ key ] ).perform(),
		type: ( text ) => driver.actions().sendKeys( text ).perform(),
		end: () => driver.quit().finally( server.stop ),
	};
} );

requirements( 'WebKitGTK', test );
pageBuilding( 'WebKitGTK', test );
