/**
 * One version of WordPress on one version of PHP: the plugin is active, answers, renders and wakes, and logs nothing.
 */
import { expect, test } from '../frontage';
import { makeGallery, seeGallery, wakeGallery } from '../gallery-page';

test( '[PF-01] a visitor of this WordPress and PHP sees a gallery, and it answers to a click', async ( {
	page,
	request,
} ) => {
	const link = await makeGallery( page );
	const items = await request.get(
		'/wp-json/wp/v2/astra-portfolio?per_page=2&_fields=id,title,frontage_image'
	);
	expect( items.status() ).toBe( 200 );
	expect( items.headers()[ 'x-wp-total' ] ).toBe( '6' );
	expect( await items.json() ).toHaveLength( 2 );
	await seeGallery( page, link );
	await wakeGallery( page );
} );
