/**
 * Background pictures that come when a visitor is near, and pictures that an image CDN sizes.
 */
import { expect, html, test } from './lightbox-page';

const group = ( url: string, name: string ) =>
	`<!-- wp:group ${ JSON.stringify( {
		style: { background: { backgroundImage: { url, source: 'file' } } },
	} ) } --><div class="wp-block-group"><!-- wp:paragraph --><p>${ name }</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const far = html( '<div style="height:4000px"></div>' );

test(
	'lazy backgrounds: load near the window, at once without script',
	{ tag: [ '@PB-08', '@newest' ] },
	async ( { page, browser, publish, pictures: [ one, two ] } ) => {
		const link = await publish(
			[ 1, 2, 3 ]
				.map( ( at ) => group( one.source_url, `Group ${ at }` ) )
				.join( '' ) +
				far +
				group( two.source_url, 'The last' )
		);
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.goto( link, { waitUntil: 'networkidle' } );
		expect( asked ).toContain( one.source_url );
		expect( asked ).not.toContain( two.source_url );
		const last = page
			.locator( '.wp-block-group', { hasText: 'The last' } )
			.last();
		await last.scrollIntoViewIfNeeded();
		await expect( last ).toHaveCSS(
			'background-image',
			`url("${ two.source_url }")`
		);
		await expect( last ).not.toHaveAttribute( 'data-frontage-background' );

		const without = await browser.newPage( { javaScriptEnabled: false } );
		await without.goto( link );
		await expect(
			without.locator( '.wp-block-group', { hasText: 'The last' } ).last()
		).toHaveCSS( 'background-image', `url("${ two.source_url }")` );
		await without.close();
	}
);

test(
	'lazy backgrounds: CDN widths apply, other hosts stay untouched',
	{ tag: '@PB-08' },
	async ( { page, publish, pictures: [ one ] } ) => {
		const CDN = 'https://b1.smushcdn.com/1/a-300x225.jpg';
		const served: string[] = [];
		await page.route( 'https://b1.smushcdn.com/**', ( route ) => {
			served.push( route.request().url() );
			return route.fulfill( {
				contentType: 'image/svg+xml',
				body: SVG,
			} );
		} );
		await page.route( '**/a.svg', ( route ) =>
			route.fulfill( { contentType: 'image/svg+xml', body: SVG } )
		);
		const waiting = ( src: string, name: string ) =>
			`<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="${ name }" width="200" height="150" style="width:200px" data-src="${ src }" data-srcset="${ src } 300w" data-sizes="auto" data-original-sizes="(max-width: 300px) 100vw, 300px">`;
		await page.goto(
			await publish(
				html(
					waiting( CDN, 'Sized' ) +
						waiting( one.source_url, 'Own' ) +
						'<div data-bg-image="url(/a.svg)">Other</div>'
				)
			)
		);
		const sized = page.getByRole( 'img', { name: 'Sized' } );
		await expect( sized ).toHaveAttribute(
			'srcset',
			`https://b1.smushcdn.com/1/a.jpg?size=200x0 200w, ${ CDN } 300w`
		);
		await expect( sized ).toHaveAttribute( 'sizes', '200px' );
		await expect(
			page.getByRole( 'img', { name: 'Own' } )
		).toHaveAttribute( 'srcset', `${ one.source_url } 300w` );
		await expect( page.getByText( 'Other' ) ).toHaveCSS(
			'background-image',
			/a\.svg/
		);
		expect( served ).toEqual( [
			'https://b1.smushcdn.com/1/a.jpg?size=200x0',
		] );
		await page
			.locator( 'main' )
			.first()
			.evaluate( ( element ) =>
				element.insertAdjacentHTML(
					'afterbegin',
					'<div data-bg="/a.svg">Late</div>'
				)
			);
		await expect( page.getByText( 'Late' ) ).toHaveCSS(
			'background-image',
			/a\.svg/
		);
	}
);

test(
	'lazy backgrounds: a page without any gets no script',
	{ tag: '@PB-08' },
	async ( { page } ) => {
		await page.goto( '/journal/' );
		expect( await page.content() ).not.toContain( 'late-pictures' );
	}
);
