/**
 * Pages as they reach visitors in the wild: with a security policy, from a cache, through optimizers and minifiers.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, expectTrouble, fixture, ownSite, test } from './frontage';
import {
	category,
	expectToFilter,
	expectToFollowLink,
	galleryOn,
	scriptsOf,
	searchField,
	WORK,
} from './island-page';

const timesReactLoads = ( names: string[] ) =>
	names.filter( ( name ) => name.startsWith( 'react-dom' ) ).length;

test(
	'island: hydrates under a strict Content-Security-Policy',
	{ tag: '@IS-05' },
	async ( { page } ) => {
		await fixture( page, 'csp' );
		await page.goto( WORK );
		await category( page ).hover();
		await expectToFilter( page );
	}
);

test(
	'island: hydrates where each script needs the page’s nonce',
	{ tag: '@IS-05' },
	async ( { page } ) => {
		// WordPress's own modules and emoji don't have it.
		expectTrouble( page, /wp-emoji-release|script-modules/ );
		await fixture( page, 'csp-nonces-only' );
		await page.goto( WORK );
		await category( page ).hover();
		await expectToFilter( page );
	}
);

test(
	'island: a public page carries no nonce',
	{ tag: '@IS-06' },
	async ( { page } ) => {
		await page.goto( WORK );
		const data = await page.locator( '#frontage-islands' ).textContent();
		expect( data ).toContain( '"rest"' );
		expect( data ).not.toContain( 'nonce' );
	}
);

test(
	'island: a page cached for 25 hours still filters',
	{ tag: [ '@IS-06' ] },
	async ( { page } ) => {
		expectTrouble( page, /403/ );
		await fixture( page, 'cached-yesterday' );
		await page.goto( WORK );
		expect(
			await page.locator( '#frontage-islands' ).textContent()
		).toContain( 'nonce' );
		await expectToFilter( page );
	}
);

for ( const [ name, title ] of [
	[ 'deferred', 'the page defers the React of another plugin' ],
	[ 'merged', 'all scripts are merged into one' ],
	[ 'held-back', 'an optimizer holds React back' ],
	[ 'doubled', 'every script of ours stands there twice' ],
	[ 'another-host', 'scripts come from another host' ],
] as const ) {
	test(
		`island: hydrates where ${ title }, loading React at most once`,
		{ tag: '@IS-07' },
		async ( { page } ) => {
			await fixture( page, name );
			const scripts = scriptsOf( page );
			await page.goto( WORK );
			await expectToFilter( page );
			expect( timesReactLoads( scripts() ) ).toBe(
				name === 'merged' ? 0 : 1
			);
		}
	);
}

test(
	'island: hydrates when scripts wait for the first interaction',
	{ tag: '@IS-07' },
	async ( { page } ) => {
		await fixture( page, 'delayed' );
		const scripts = scriptsOf( page );
		await page.goto( WORK );
		await category( page ).hover();
		await expect
			.poll( () =>
				page.evaluate(
					() => !! customElements.get( 'frontage-portfolio' )
				)
			)
			.toBe( true );
		await expectToFilter( page );
		expect( timesReactLoads( scripts() ) ).toBe( 1 );
	}
);

for ( const name of [ 'minified', 'formatted' ] ) {
	test(
		`island: hydrates in ${ name } HTML, with the same pictures`,
		{ tag: '@IS-07' },
		async ( { page } ) => {
			await fixture( page, name );
			await page.goto( WORK );
			const picture = await galleryOn( page )
				.getByRole( 'img' )
				.first()
				.elementHandle();
			await searchField( page ).pressSequentially( 'a' );
			await expect( galleryOn( page ) ).toHaveAttribute(
				'data-state',
				'mounted'
			);
			expect(
				await picture?.evaluate( ( { isConnected } ) => isConnected )
			).toBe( true );
		}
	);
}

test(
	'island: last release’s HTML has working links, no errors',
	{ tag: '@IS-08' },
	async ( { page } ) => {
		await fixture( page, 'last-release' );
		const scripts = scriptsOf( page );
		await page.goto( WORK );
		await expectToFollowLink( page );
		expect( timesReactLoads( scripts() ) ).toBe( 0 );
	}
);

test(
	'island: switched off, links and form are plain',
	{ tag: '@IS-09' },
	async ( { page } ) => {
		await fixture( page, 'without-islands' );
		await page.goto( WORK );
		await expect( page.locator( 'frontage-portfolio' ) ).toHaveCount( 0 );
		await page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Screens', exact: true } )
			.click();
		await expect( page ).toHaveURL( /category=screens/ );
		const data = await page.locator( '#frontage-islands' ).textContent();
		expect( JSON.parse( data ?? '' ).deferred ).not.toHaveProperty(
			'portfolio-island'
		);
	}
);

test.describe( 'with React 19', () => {
	test.beforeAll( () => {
		execFileSync( process.execPath, [
			join( __dirname, '../site/fixtures/react-19.mjs' ),
			ownSite().folder,
		] );
	} );

	test(
		'island: hydrates without a mismatch, and filters',
		{ tag: [ '@IS-03', '@everywhere' ] },
		async ( { page } ) => {
			await fixture( page, 'react-19' );
			await page.goto( WORK );
			const picture = await galleryOn( page )
				.getByRole( 'img' )
				.first()
				.elementHandle();
			await searchField( page ).pressSequentially( 'the' );
			await expect( page ).toHaveURL( /search=the/ );
			expect(
				await page.evaluate(
					() => Reflect.get( window, 'React' ).version
				)
			).toMatch( /^19/ );
			expect(
				await picture?.evaluate( ( { isConnected } ) => isConnected )
			).toBe( true );
			await searchField( page ).fill( '' );
			await expectToFilter( page );
		}
	);
} );
