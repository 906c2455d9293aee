/** Blocks that are hidden on devices. */
import { expect, paragraph, section, test } from './sections-page';

const on = ( ...frontageHidden: string[] ) => ( { frontageHidden } );

test(
	'sections: a block is hidden on its devices, to the pixel',
	{ tag: '@PB-06' },
	async ( { page, publish } ) => {
		const link = await publish(
			section(
				{ ...on( 'mobile', 'widescreen' ), layout: { type: 'flex' } },
				paragraph( 'Not on phones' )
			) +
				paragraph( 'Only on phones', on( 'desktop', 'tablet' ) ) +
				`<!-- wp:html ${ JSON.stringify( on( 'tablet' ) ) } -->Bare text <b>and bold</b><!-- /wp:html -->`
		);
		await page.goto( link );
		const seen = async ( width: number ) => {
			await page.setViewportSize( { width, height: 700 } );
			return Promise.all(
				[ 'Not on phones', 'Only on phones', 'Bare text' ].map(
					( text ) => page.getByText( text ).isVisible()
				)
			);
		};
		expect( await seen( 375 ) ).toEqual( [ false, true, true ] );
		expect( await seen( 767 ) ).toEqual( [ false, true, true ] );
		expect( await seen( 768 ) ).toEqual( [ true, false, false ] );
		expect( await seen( 1024 ) ).toEqual( [ true, false, false ] );
		expect( await seen( 1025 ) ).toEqual( [ true, false, true ] );
		expect( await seen( 2400 ) ).toEqual( [ false, false, true ] );
		// Nothing is fetched for it.
		await expect(
			page.locator( '[src*="build/sections/"],[href*="build/sections/"]' )
		).toHaveCount( 0 );
	}
);

test(
	'sections: what is hidden fetches no picture, also by WordPress’s own choice',
	{ tag: '@PB-06' },
	async ( { page, publish } ) => {
		const picture = ( name: string ) =>
			`<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/${ name }" alt=""/></figure><!-- /wp:image -->`;
		const link = await publish(
			section( on( 'desktop' ), picture( 'media/audio.png' ) ) +
				section(
					{
						metadata: {
							blockVisibility: { viewport: { desktop: false } },
						},
					},
					picture( 'media/video.png' )
				) +
				picture( 'media/text.png' )
		);
		const fetched: string[] = [];
		page.on( 'request', ( request ) => fetched.push( request.url() ) );
		await page.setViewportSize( { width: 1280, height: 700 } );
		await page.goto( link, { waitUntil: 'networkidle' } );
		const pictures = fetched.filter( ( url ) => url.includes( '/media/' ) );
		expect( pictures ).toHaveLength( 1 );
		expect( pictures[ 0 ] ).toContain( 'text.png' );

		await page.setViewportSize( { width: 375, height: 700 } );
		await expect( page.locator( 'img[src*="audio.png"]' ) ).toBeVisible();
		await expect
			.poll( () => fetched.some( ( url ) => url.includes( 'audio' ) ) )
			.toBe( true );
	}
);
