/** Scripts that run on a page with one of each block for page building, before a visitor acts. */
import { gzipSync } from 'node:zlib';
import { accordion, item, words } from './accordion-page';
import { carousel, numbered } from './carousel-page';
import { expect } from './frontage';
import { test } from './header-page';
import { tab, tabs } from './tabs-page';

const block = ( name: string, attributes: object = {}, inner = '' ) =>
	`<!-- wp:frontage/${ name } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:frontage/${ name } -->`;

const CONTENT = [
	accordion( item( { title: 'Stairs' }, words( 'Of oak' ) ) ),
	tabs( tab( 'Round', words( 'For six' ) ) + tab( 'Long', words( 'Ten' ) ) ),
	block( 'alert', { dismissible: true }, words( 'The road is closed' ) ),
	block( 'counter', { end: 1240, title: 'slates' } ),
	block( 'progress', { title: 'Roof', percent: 72 } ),
	block( 'video', { url: '/tea.webm', title: 'Tea' } ),
	carousel( numbered( 6 ) ),
	`<!-- wp:group {"className":"is-style-frontage-columns-2"} --><div class="wp-block-group is-style-frontage-columns-2">${ words( 'Oak is oiled once a year' ) }</div><!-- /wp:group -->`,
	'<!-- wp:audio {"className":"is-style-frontage-card"} --><figure class="wp-block-audio is-style-frontage-card"><audio controls preload="none" src="/tea.mp3"></audio></figure><!-- /wp:audio -->',
	block( 'contact-buttons', {
		links: [ { type: 'phone', value: '+44 20 7946 0000' } ],
		hours: { 1: '09:00-17:00' },
	} ),
	block( 'floating-bar', {}, words( 'Open on Saturday' ) ),
	block( 'text-path', { text: 'Tables made of oak' } ),
	words( '<a href="#roof">Roof</a>' ),
	`<p id="roof" style="height:900px">The end</p>`,
];

test(
	'blocks weight: one of each runs 8 kB until a visitor acts, little more then, no React',
	{ tag: [ '@PB-11', '@PB-05' ] },
	async ( { page, placeHeader, placePage } ) => {
		await placeHeader( '<!-- wp:site-title {"level":0} /-->' );
		const { link } = await placePage( { content: CONTENT.join( '' ) } );
		await page.coverage.startJSCoverage( { resetOnNavigation: false } );
		await page.goto( link, { waitUntil: 'networkidle' } );

		/** Compressed bytes of what has run, by file; of inline scripts each text once. */
		const weigh = async () => {
			const all = await page.coverage.stopJSCoverage();
			const inline = await page
				.locator( 'script[data-noptimize]' )
				.allTextContents();
			const files: Record< string, string > = Object.fromEntries( [
				...all
					.filter( ( { url } ) => /frontage\/build/.test( url ) )
					.map( ( { url, source = '' } ) => [
						url.replace( /.+\/build\/|\?.+/g, '' ),
						source,
					] ),
				...inline.map( ( text ) => [ text, text ] ),
			] );
			const sizes = Object.entries( files ).map(
				( [ name, text ] ) =>
					[
						name.slice( 0, 40 ),
						gzipSync( text, { level: 9 } ).length,
					] as const
			);
			return {
				list: JSON.stringify( sizes, null, '\t' ),
				sum: sizes.reduce( ( sum, [ , size ] ) => sum + size, 0 ),
				count: sizes.length,
				others: all.filter( ( { url } ) =>
					/editor|react|\/(blocks|components|core-data|data|element|rich-text)(\.min)?\.js/.test(
						url
					)
				),
			};
		};
		const before = await weigh();
		expect( before.count, before.list ).toBeGreaterThan( 8 );
		expect( before.sum, before.list ).toBeLessThanOrEqual( 8192 );
		expect( before.others ).toEqual( [] );

		await page.coverage.startJSCoverage( { resetOnNavigation: false } );
		await page.reload( { waitUntil: 'networkidle' } );
		await page.mouse.move( 10, 10 );
		await page.mouse.wheel( 0, 9000 );
		await expect( page.getByText( 'The end' ) ).toBeInViewport();
		await page
			.locator( '[data-frontage-carousel]' )
			.scrollIntoViewIfNeeded();
		await expect( page.locator( '[aria-current="true"]' ) ).not.toHaveCount(
			0
		);
		await page.waitForLoadState( 'networkidle' );
		const after = await weigh();
		expect( after.sum, after.list ).toBeLessThanOrEqual( 11264 );
		expect( after.others ).toEqual( [] );
		// What scrolls to places comes with the pointer on a link to one.
		expect( after.list ).not.toMatch( /viewport|sticky/ );
		const toRoof = page.getByRole( 'link', { name: 'Roof', exact: true } );
		await toRoof.hover();
		await page.waitForFunction( () =>
			Reflect.has( Reflect.get( window, 'frontage' ), 'sticky' )
		);
		await toRoof.click();
		await expect( page.locator( '#roof' ) ).toBeFocused();
	}
);
