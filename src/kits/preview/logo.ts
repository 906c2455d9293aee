/** A logo in place of the site's; before the site's title, if the page has none. */
import type { Values } from './check';
import { LOGO, TITLE } from './style';

const logos = () => document.querySelectorAll< HTMLImageElement >( LOGO );

/* The page's own source of each; none for a logo that it did not have. */
const own = new Map< HTMLImageElement, string[] >();

/**
 * Shows a logo, or the page's own again.
 *
 * @param values Of `siteLogo`.
 */
export function showLogo( values: Values ): void {
	const source = values.dataUri ?? values.url;
	if ( source && ! logos().length ) {
		const image = new Image();
		image.className = 'custom-logo';
		image.alt = '';
		own.set( image, [] );
		document.querySelector( TITLE )?.before( image );
	}
	logos().forEach( ( image ) => {
		const before = own.get( image ) ?? [ image.src, image.srcset ];
		own.set( image, before );
		const [ src, srcset = '' ] = source ? [ source ] : before;
		if ( ! src ) {
			image.remove();
		} else if ( image.src !== src ) {
			image.srcset = srcset;
			image.src = src;
		}
	} );
}
