/** Blocks for page building in each other, in a synced pattern and in a Query Loop, and where scripts fail or are not needed. */
import { expectTrouble } from './frontage';
import { accordion, item, words } from './accordion-page';
import { carousel, slide } from './carousel-page';
import { axe, expect, fixture, html, tab, tabs, test } from './tabs-page';

/* Tabs in an accordion in a carousel, with an accordion in them. */
const nested = carousel(
	slide( words( 'First slide' ) ) +
		slide(
			accordion(
				item( { title: 'Stairs', isOpen: true }, words( 'Of oak' ) ) +
					item(
						{ title: 'Tables' },
						tabs(
							tab( 'Round', words( 'For six' ) ) +
								tab(
									'Long',
									accordion(
										item(
											{ title: 'How long' },
											words( 'Three metres and a half' )
										)
									)
								)
						)
					)
			)
		),
	{ slidesToShow: { value: 1 } }
);

const loop = ( content: string ) =>
	`<!-- wp:query {"queryId":1,"query":{"perPage":2,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template -->${ content }<!-- /wp:post-template --></div><!-- /wp:query -->`;

test(
	'blocks: nested, in a synced pattern twice and in a Query Loop, each is its own',
	{ tag: [ '@PB-01', '@PB-05' ] },
	async ( { page, place, requestUtils } ) => {
		const { id } = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/blocks',
			method: 'POST',
			data: { title: 'Furniture', content: nested, status: 'publish' },
		} );
		const pattern = `<!-- wp:block {"ref":${ id }} /-->`;
		const { link } = await place( pattern + pattern + loop( nested ) );
		await page.goto( link );
		const copies = page.locator( '.wp-block-frontage-carousel' );
		await expect( copies ).toHaveCount( 4 );
		for ( const at of [ 3, 1 ] ) {
			const copy = copies.nth( at );
			await copy.scrollIntoViewIfNeeded();
			await copy.getByRole( 'button', { name: 'Next slide' } ).click();
			await copy.getByText( 'Tables', { exact: true } ).click();
			await copy.getByRole( 'tab', { name: 'Long' } ).click();
			await copy.getByText( 'How long' ).click();
			await expect( copy.getByText( 'Three metres' ) ).toBeInViewport();
			await expect( copy.getByText( 'Of oak' ) ).toBeHidden();
		}
		// The others are as they were.
		for ( const at of [ 0, 2 ] ) {
			await expect(
				copies.nth( at ).getByText( 'Of oak' )
			).toBeVisible();
		}
		const { twice, dangling } = await page.evaluate( () => {
			const ids = [ ...document.querySelectorAll( 'main [id]' ) ].map(
				( each ) => each.id
			);
			const referring = [ 'aria-controls', 'aria-labelledby' ];
			return {
				twice: ids.filter( ( each, at ) => ids.indexOf( each ) !== at ),
				dangling: referring.flatMap( ( name ) =>
					[ ...document.querySelectorAll( `main [${ name }]` ) ]
						.map( ( each ) => each.getAttribute( name ) ?? '' )
						.filter( ( each ) => ! document.getElementById( each ) )
				),
			};
		} );
		expect( { twice, dangling } ).toEqual( { twice: [], dangling: [] } );
		await axe( page, 'main' );
	}
);

test(
	'blocks: nested, they fit a window of 320 × 256 pixels, also in forced colors',
	{ tag: [ '@PB-01', '@PB-05' ] },
	async ( { page, place } ) => {
		const { link } = await place( html( '<p>Before</p>' ) + nested );
		await page.setViewportSize( { width: 320, height: 256 } );
		await page.emulateMedia( { forcedColors: 'active' } );
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Next slide' } ).click();
		await page.getByText( 'Tables', { exact: true } ).click();
		await page.getByRole( 'button', { name: 'Long' } ).click();
		await page.getByText( 'How long' ).click();
		await expect( page.getByText( 'Three metres' ) ).toBeVisible();
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
		await page.setViewportSize( { width: 1280, height: 1024 } );
		// The tab that is shown can be told from the others without its color.
		const bars = await page
			.getByRole( 'tab' )
			.evaluateAll( ( all ) =>
				all.map(
					( each ) =>
						getComputedStyle( each, '::after' ).borderTopStyle
				)
			);
		expect( bars ).toEqual( [ 'none', 'solid' ] );
	}
);

const OURS = /\/plugins\/frontage\/build\/.*\.js/;

test(
	'blocks: where another script throws they work, and where ours fail all is there',
	{ tag: [ '@PB-01', '@PB-05' ] },
	async ( { page, place } ) => {
		const { link } = await place( nested );
		expectTrouble( page, /thrown by another|ERR_FAILED/ );
		const openAll = async ( role: 'tab' | 'link' ) => {
			await page.getByText( 'Tables', { exact: true } ).click();
			await page.getByRole( role, { name: 'Long' } ).click();
			await page.getByText( 'How long' ).click();
			await expect( page.getByText( 'Three metres' ) ).toBeInViewport();
		};
		await page.addInitScript( () =>
			document.addEventListener( 'DOMContentLoaded', () => {
				throw new Error( 'thrown by another' );
			} )
		);
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Next slide' } ).click();
		await openAll( 'tab' );
		await page.route( OURS, ( route ) => route.abort() );
		await page.goto( 'about:blank' );
		await page.goto( link );
		await openAll( 'link' );
	}
);

test(
	'blocks: a page without any loads no script of ours',
	{ tag: [ '@PB-01', '@PB-05', '@PB-11' ] },
	async ( { page, place } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await fixture( page, 'classic-theme', 'bare-template' );
		await page.goto( ( await place( words( 'Text' ) ) ).link, {
			waitUntil: 'networkidle',
		} );
		expect( asked.filter( ( url ) => OURS.test( url ) ) ).toEqual( [] );
		const inline = await page.locator( 'script' ).allTextContents();
		expect( inline.filter( ( text ) => /frontage/i.test( text ) ) ).toEqual(
			[]
		);
	}
);
