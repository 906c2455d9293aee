/**
 * One version of WordPress on one version of PHP: the plugin is active, answers, renders, hydrates and opens items, converts pages, and logs nothing.
 */
import { openConverted, TEN_PAGES } from '../convert-page';
import { expect, test } from '../frontage';
import {
	makeGallery,
	openItem,
	seeGallery,
	hydrateGallery,
} from '../gallery-page';

test.describe.configure( { mode: 'serial' } );

let link = '';

test(
	'matrix: a gallery shows and filters',
	{ tag: '@PF-01' },
	async ( { page, request } ) => {
		link = await makeGallery( page );
		const items = await request.get(
			'/wp-json/wp/v2/astra-portfolio?per_page=2&_fields=id,title,frontage_image'
		);
		expect( items.status() ).toBe( 200 );
		expect( items.headers()[ 'x-wp-total' ] ).toBe( '6' );
		expect( await items.json() ).toHaveLength( 2 );
		await seeGallery( page, link );
		await hydrateGallery( page );
	}
);

test(
	'matrix: an item opens over the page and closes',
	{ tag: '@PF-19' },
	async ( { page } ) => {
		await page.goto( link );
		await openItem( page );
	}
);

test.describe( () => {
	test.use( { as: 'owner' } );

	test(
		'matrix: pages of a page builder become blocks that the editor takes',
		{ tag: '@PB-05' },
		async ( { admin, page } ) => {
			await admin.visitAdminPage( 'post-new.php', 'post_type=page' );
			expect( await openConverted( page ) ).toEqual( TEN_PAGES );
		}
	);
} );
