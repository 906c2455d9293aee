/**
 * An opened item as it is seen by those who see little.
 */
import { block, expect, parts, test, type Page } from './gallery-blocks';

const GALLERY = block( { instanceId: 1, itemsPerPage: 4 } );

/** How much what is written stands out from the lightest point behind it, as WCAG counts it. */
async function contrastOf( page: Page, sentence: string ): Promise< number > {
	const text = page.getByRole( 'dialog' ).getByText( sentence );
	const box = await text.boundingBox();
	const color = await text.evaluate( ( element ) => {
		const { color: own, opacity } = getComputedStyle( element );
		return { own, opacity: Number( opacity ) };
	} );
	await text.evaluate( ( element ) => {
		element.style.visibility = 'hidden';
	} );
	const picture = await page.screenshot( { clip: box ?? undefined } );
	await text.evaluate( ( element ) => {
		element.style.removeProperty( 'visibility' );
	} );
	return page.evaluate(
		async ( { own, opacity, base64 } ) => {
			const image = new Image();
			image.src = `data:image/png;base64,${ base64 }`;
			await image.decode();
			const canvas = document.createElement( 'canvas' );
			const { width, height } = Object.assign( canvas, {
				width: image.naturalWidth,
				height: image.naturalHeight,
			} );
			const context = canvas.getContext( '2d' );
			context?.drawImage( image, 0, 0 );
			const { data } = context?.getImageData( 0, 0, width, height ) ?? {
				data: [],
			};
			const luminance = ( rgb: number[] ) => {
				const [ r = 0, g = 0, b = 0 ] = rgb.map( ( value ) => {
					const part = value / 255;
					return part <= 0.04045
						? part / 12.92
						: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
				} );
				return 0.2126 * r + 0.7152 * g + 0.0722 * b;
			};
			const ink = ( own.match( /[\d.]+/g ) ?? [] ).map( Number );
			let least = 21;
			for ( let at = 0; at < data.length; at += 4 ) {
				const behind = [ ...data.slice( at, at + 3 ) ];
				const written = behind.map(
					( value, channel ) =>
						( ink[ channel ] ?? 0 ) * opacity +
						value * ( 1 - opacity )
				);
				const ratio =
					( luminance( written ) + 0.05 ) /
					( luminance( behind ) + 0.05 );
				least = Math.min( least, ratio );
			}
			return least;
		},
		{
			own: color.own,
			opacity: color.opacity,
			base64: picture.toString( 'base64' ),
		}
	);
}

for ( const [ device, width, height ] of [
	[ 'a phone', 375, 700 ],
	[ 'a computer', 1280, 720 ],
] as const ) {
	test(
		`opening: caption is readable on a white picture, ${ device }`,
		{ tag: '@LB-05' },
		async ( { page, place } ) => {
			await page.setViewportSize( { width, height } );
			await page.emulateMedia( { reducedMotion: 'reduce' } );
			await page.route( /wp-content\/uploads\/.+\.webp$/, ( route ) =>
				route.fulfill( {
					contentType: 'image/svg+xml',
					body: `<svg xmlns="http://www.w3.org/2000/svg" width="${ 2 * width }" height="${ 2 * height }"><rect width="100%" height="100%" fill="#fff"/></svg>`,
				} )
			);
			await page.goto( ( await place( GALLERY ) ).link );
			await parts( page )
				.items.getByRole( 'link', { name: 'Wind-shaped' } )
				.click();
			const dialog = page.getByRole( 'dialog' );
			await expect( dialog.getByRole( 'img' ) ).toBeVisible();
			await expect( dialog ).toContainText( /4 of \d\d/ );
			for ( const sentence of [ 'Wind-shaped', '4 of' ] ) {
				expect(
					await contrastOf( page, sentence )
				).toBeGreaterThanOrEqual( 4.5 );
			}
		}
	);
}

test(
	'opening: the chosen width is marked in forced colors',
	{ tag: '@PF-20' },
	async ( { page, place } ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await page.goto(
			( await place( block( { instanceId: 1, itemsPerPage: 24 } ) ) ).link
		);
		await parts( page )
			.items.getByRole( 'link', { name: 'Meadow Count' } )
			.click();
		const toggle = ( name: string ) =>
			page.getByRole( 'dialog' ).getByRole( 'button', { name } );
		await toggle( 'Tablet' ).click();
		await expect( toggle( 'Tablet' ) ).toHaveCSS(
			'border-block-end-width',
			'2px'
		);
		await expect( toggle( 'Desktop' ) ).toHaveCSS(
			'border-block-end-width',
			'0px'
		);
	}
);
