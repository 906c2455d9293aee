/** A logo in place of the site's; before the site's title, if the page has none. */
import type { Texts } from './check';
import { LOGO, TITLE } from './style';

/**
 * Shows a logo, or the page's own again.
 *
 * @param values Valid values.
 */
export function showLogo( values: Texts ): void {
	const source = values[ '/siteLogo/dataUri' ] ?? values[ '/siteLogo/url' ];
	if ( source && ! document.querySelector( LOGO ) ) {
		// The title beside it says the same.
		document.querySelector( TITLE )?.before(
			Object.assign( new Image(), {
				className: 'custom-logo',
				alt: '',
			} )
		);
	}
	for ( const image of document.querySelectorAll< HTMLImageElement >(
		LOGO
	) ) {
		// Browsers prefer it to the address, which stays.
		const own = ( image.dataset.own ??= image.srcset );
		image.srcset = source ?? own;
	}
}
