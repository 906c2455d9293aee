/**
 * That the layout never shifts.
 */
import { block, expect, parts, test, type Page } from './gallery-blocks';

/** Where each tile stands on the page. */
const places = ( page: Page ) =>
	parts( page ).items.evaluateAll( ( tiles ) =>
		tiles.map( ( tile ) => {
			const { left, top, width, height } = tile.getBoundingClientRect();
			return [ left, top + window.scrollY, width, height ];
		} )
	);

for ( const [ layout, width ] of [
	[ 'masonry', 375 ],
	[ 'masonry', 768 ],
	[ 'masonry', 1280 ],
	[ 'grid', 1280 ],
] as const ) {
	test(
		`gallery: nothing shifts as pictures and items load (${ layout }, ${ width } px)`,
		{ tag: '@PF-13' },
		async ( { page, place } ) => {
			await page.setViewportSize( { width, height: 800 } );
			const { link } = await place(
				block( {
					layout,
					align: 'full',
					itemsPerPage: 9,
					columns: 4,
					// Its words may break otherwise in the theme's own type when that has come.
					showCategories: false,
				} )
			);
			await page.addInitScript( () => {
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() ) {
						const { value, hadRecentInput } =
							entry as PerformanceEntry & {
								value: number;
								hadRecentInput: boolean;
							};
						const { dataset } = document.documentElement;
						dataset.shift = String(
							Number( dataset.shift ?? 0 ) +
								( hadRecentInput ? 0 : value )
						);
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
			} );
			await page.goto( link );
			const { items, more } = parts( page );
			const toEnd = async () => {
				await page.mouse.move( width / 2, 400 );
				for ( const tile of await items.all() ) {
					await tile.scrollIntoViewIfNeeded();
				}
				await more.scrollIntoViewIfNeeded();
			};
			await toEnd();
			for ( const count of [ 18, 27, 36 ] ) {
				const before = await places( page );
				await more.click();
				await expect( items ).toHaveCount( count );
				const after = await places( page );
				expect( after.slice( 0, before.length ) ).toEqual( before );
				await toEnd();
			}
			expect(
				Number(
					await page
						.locator( 'html' )
						.evaluate( ( { dataset } ) => dataset.shift ?? 0 )
				)
			).toBeLessThanOrEqual( 0.01 );
		}
	);
}
