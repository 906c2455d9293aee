/** Carousels of what is there already: entries of loops, items of a portfolio, pictures; and in the hands of the site's owner. */
import { axe, carousel, expect, parts, shown, test } from './carousel-page';

const TAGS = { tag: '@PB-01' };
const ROOT = '.wp-block-frontage-carousel';

test(
	'carousel: entries of a loop are slides, twice on a page',
	TAGS,
	async ( { page, place } ) => {
		const loop = carousel(
			`<!-- wp:query {"query":{"perPage":4,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --></div><!-- /wp:query -->`
		);
		await page.goto( ( await place( loop + loop ) ).link );
		await expect.poll( () => shown( page ) ).toEqual( [ 1, 2, 3 ] );
		await parts( page ).next.first().click();
		await expect.poll( () => shown( page ) ).toEqual( [ 2, 3, 4 ] );
		await expect( parts( page ).status ).toHaveText( '2 of 4' );
		await expect( page.locator( `${ ROOT }__status` ).last() ).toHaveText(
			'1 of 4'
		);
		await axe( page, ROOT );
	}
);

test(
	'carousel: a portfolio is a row of its items, and opens them',
	TAGS,
	async ( { page, place } ) => {
		await page.goto(
			(
				await place(
					carousel(
						'<!-- wp:frontage/portfolio {"itemsPerPage":6,"showCategories":false,"showSearch":false} /-->'
					)
				)
			).link
		);
		await expect.poll( () => shown( page ) ).toEqual( [ 1, 2, 3 ] );
		await parts( page ).next.click();
		await expect.poll( () => shown( page ) ).toEqual( [ 2, 3, 4 ] );
	}
);

test(
	'carousel: pictures open in the viewer one after the other, loaded ahead',
	TAGS,
	async ( { page, place, requestUtils } ) => {
		const pictures = await requestUtils.rest<
			{ id: number; source_url: string }[]
		>( {
			path: '/wp/v2/media',
			params: { per_page: 6, media_type: 'image' },
		} );
		const content = pictures
			.map(
				( { id, source_url: url }, at ) =>
					`<!-- wp:image {"id":${ id },"frontageLightbox":"yes"} --><figure class="wp-block-image"><img src="${ url }" alt="Picture ${ at + 1 }" class="wp-image-${ id }"/></figure><!-- /wp:image -->`
			)
			.join( '' );
		await page.goto(
			(
				await place(
					carousel( content, {
						kind: 'images',
						slidesToShow: { value: 2 },
						infinite: false,
					} )
				)
			).link
		);
		const { next } = parts( page );
		await expect.poll( () => shown( page ) ).toEqual( [ 1, 2 ] );
		const loading = () =>
			page
				.locator( `${ ROOT } img` )
				.evaluateAll( ( all ) =>
					all
						.map(
							( picture ) =>
								( picture as HTMLImageElement ).loading
						)
						.slice( 2 )
				);
		await expect
			.poll( loading )
			.toEqual( [ 'eager', 'lazy', 'lazy', 'lazy' ] );
		await next.click();
		await expect
			.poll( loading )
			.toEqual( [ 'eager', 'eager', 'lazy', 'lazy' ] );
		await page.getByRole( 'link', { name: 'Picture 2' } ).click();
		const viewer = page.getByRole( 'dialog' );
		await expect( viewer ).toBeVisible();
		await page.keyboard.press( 'ArrowRight' );
		await expect(
			viewer.getByRole( 'img', { name: 'Picture 3' } ).first()
		).toBeVisible();
	}
);
