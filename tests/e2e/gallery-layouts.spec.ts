/**
 * How the tiles of a gallery stand: as masonry, in an even grid, or tall.
 */
import type { Locator } from '@playwright/test';
import {
	axe,
	block,
	expect,
	parts,
	test,
	writeFrom,
	type Page,
} from './gallery-blocks';

interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
	/** Height to width of the tile's frame and of the picture's file. */
	frame: number;
	file: number;
}

const boxes = ( page: Page ): Promise< Box[] > =>
	parts( page ).items.evaluateAll( ( tiles ) =>
		tiles.map( ( tile ) => {
			const { left, right, top, bottom } = tile.getBoundingClientRect();
			const picture = tile.querySelector( 'img' );
			const frame = picture?.parentElement?.getBoundingClientRect();
			return {
				left,
				right,
				top: top + window.scrollY,
				bottom: bottom + window.scrollY,
				frame: ( frame?.height ?? 0 ) / ( frame?.width ?? 1 ),
				file:
					Number( picture?.getAttribute( 'height' ) ) /
					Number( picture?.getAttribute( 'width' ) ),
			};
		} )
	);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'gallery: masonry keeps shapes and order, no overlap',
		{ tag: [ '@PF-13', '@PF-14', '@newest' ] },
		async ( { page, place } ) => {
			const { link } = await place(
				block( { align: 'full', itemsPerPage: 24, columns: 4 } )
			);
			for ( const [ width, columns ] of [
				[ 340, 1 ],
				[ 700, 1 ],
				[ 850, 2 ],
				[ 1280, 4 ],
			] as const ) {
				await page.setViewportSize( { width, height: 800 } );
				await page.goto( link );
				const all = await boxes( page );
				const [ first ] = all;
				expect( new Set( all.map( ( { left } ) => left ) ).size ).toBe(
					columns
				);
				expect(
					all.filter( ( { top } ) => top === first?.top )
				).toHaveLength( columns );
				const edges = all.map( ( { left } ) => left );
				expect( edges.slice( 0, columns ) ).toEqual(
					edges.slice( 0, columns ).sort( ( a, b ) => a - b )
				);
				for ( const [ at, box ] of all.entries() ) {
					expect( box.frame ).toBeCloseTo(
						Math.max( 0.4, Math.min( 1.8, box.file ) ),
						1
					);
					const covered = all
						.slice( at + 1 )
						.filter(
							( other ) =>
								other.left < box.right - 0.5 &&
								box.left < other.right - 0.5 &&
								other.top < box.bottom - 0.5 &&
								box.top < other.bottom - 0.5
						);
					expect( covered ).toEqual( [] );
				}
				// What follows the grid follows its lowest tile.
				const pages = await page
					.getByRole( 'navigation', { name: 'Pages' } )
					.evaluate(
						( element ) =>
							element.getBoundingClientRect().top + window.scrollY
					);
				expect( pages ).toBeGreaterThanOrEqual(
					Math.max( ...all.map( ( { bottom } ) => bottom ) ) - 1
				);
			}
			// The second page alone stands as neatly as the first.
			await page.goto( `${ link }?frontage-1-page=2` );
			const shown = parts( page ).items.filter( { visible: true } );
			await expect( shown ).toHaveCount( 24 );
			const grid = page.locator( '.wp-block-frontage-portfolio__grid' );
			expect( ( await shown.first().boundingBox() )?.y ).toBeCloseTo(
				( await grid.boundingBox() )?.y ?? 0,
				0
			);
		}
	);
} );

test(
	'gallery: masonry is accessible, in reading order, also RTL',
	{ tag: '@PF-22' },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery( {
			align: 'full',
			itemsPerPage: 8,
			columns: 3,
			showTerms: true,
		} );
		await page.goto( link );
		await axe( page, '.portfolio-block-wrapper' );
		const links = parts( page ).items.getByRole( 'link' );
		await links.first().focus();
		for ( let at = 0; at < 8; at++ ) {
			await expect( links.nth( at ) ).toBeFocused();
			await page.keyboard.press( 'Tab' );
		}
		const [ first, second ] = await boxes( page );
		expect( first?.left ).toBeLessThan( second?.left ?? 0 );
		await writeFrom( page, link, 'rtl' );
		await page.reload();
		const [ begin, next ] = await boxes( page );
		expect( begin?.left ).toBeGreaterThan( next?.left ?? 0 );
	}
);

/** Where in its frame a picture stands. */
const standing = ( tile: Locator ) =>
	tile.locator( 'img' ).evaluate( ( picture ) => {
		const is = picture.getBoundingClientRect();
		const frame = picture.parentElement?.getBoundingClientRect();
		const within = ( one = 0, other = 0 ) => Math.abs( one - other ) < 1;
		return {
			isSquare: within( frame?.width, frame?.height ),
			isAtTop: within( is.top, frame?.top ),
			isAtEnd: within( is.bottom, frame?.bottom ),
		};
	} );

test(
	'gallery: a tall picture scrolls to its end on hover and focus',
	{ tag: '@PF-13' },
	async ( { page, place } ) => {
		const { link } = await place(
			block( {
				align: 'full',
				itemsPerPage: 24,
				thumbnailHoverStyle: 'style-1',
				scrollSpeed: 0.3,
				'show-quick-view': 'no',
			} )
		);
		await page.goto( link );
		const high = parts( page ).items.filter( {
			has: page.locator( 'img[height="1024"]' ),
		} );
		const tile = high.first();
		await tile.scrollIntoViewIfNeeded();
		const atRest = { isSquare: true, isAtTop: true, isAtEnd: false };
		const atEnd = { isSquare: true, isAtTop: false, isAtEnd: true };
		expect( await standing( tile ) ).toEqual( atRest );
		await tile.hover();
		await expect.poll( () => standing( tile ) ).toEqual( atEnd );
		await page.mouse.move( 0, 0 );
		await expect.poll( () => standing( tile ) ).toEqual( atRest );
		await tile.getByRole( 'link' ).focus();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Tab' );
		await expect.poll( () => standing( tile ) ).toEqual( atEnd );
		await axe( page, '.wp-block-frontage-portfolio__grid' );

		await page.emulateMedia( { reducedMotion: 'reduce' } );
		expect( await standing( tile ) ).toEqual( atRest );
		await tile.hover();
		expect( await standing( tile ) ).toEqual( atRest );
	}
);
