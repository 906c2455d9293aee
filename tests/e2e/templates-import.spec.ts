/** Templates that ship with the plugin, imported: each next one on a site that has the names of the former. */
import { expect, expectTrouble, reset, test } from './frontage';
import {
	allContents,
	importTemplate,
	invalidBlocks,
	NAMES,
} from './templates-page';

test.use( { as: 'owner' } );
test.afterEach( reset );

/* The theme that they are made for, and one that lacks their fonts. */
for ( const [ theme, names, missing ] of [
	[ 'twentytwentyfive', NAMES, [] ],
	[ 'twentytwentyfour', [ 'studio', 'film-maker' ], [ 'Missing fonts' ] ],
] as const ) {
	test(
		`templates: imported into ${ theme }, all links lead somewhere and all blocks are valid`,
		{ tag: [ '@PV-06', '@KT-02' ] },
		async ( { admin, page, requestUtils } ) => {
			test.setTimeout( 600_000 );
			// WordPress looks for updates when its screen of themes is opened.
			expectTrouble(
				page,
				/Block validation|Updated Block|wp_update_themes|api\.wordpress\.org/
			);
			await requestUtils.activateTheme( theme );
			await admin.createNewPost();
			let known = await allContents( requestUtils );
			for ( const name of names ) {
				const { report } = await importTemplate( requestUtils, name );
				expect(
					report?.unresolved.map( ( { title } ) => title ),
					name
				).toEqual( missing );
				const contents = await allContents( requestUtils );
				const made = contents.filter(
					( [ where, html ] ) =>
						! known.some(
							( [ place, before ] ) =>
								place === where && before === html
						)
				);
				known = contents;
				expect( made.length, name ).toBeGreaterThan( 20 );
				expect(
					made.filter( ( [ , html ] ) => html.includes( 'kit:' ) ),
					name
				).toEqual( [] );
				expect( await invalidBlocks( page, made ), name ).toEqual( [] );

				const seen = await page.context().newPage();
				await seen.goto( '/' );
				const addresses = await seen
					.locator( 'header a[href]:not([href="#"])' )
					.evaluateAll( ( links: HTMLAnchorElement[] ) =>
						links.map( ( { href } ) => href )
					);
				expect( addresses.length, name ).toBeGreaterThan( 2 );
				for ( const link of new Set( addresses ) ) {
					const answer = await page.request.get( link );
					expect( answer.status(), `${ name }, ${ link }` ).toBe(
						200
					);
					expect( await answer.text(), link ).toMatch( /<h1[\s>]/ );
				}
				await seen.close();
			}
		}
	);
}
