/** Fonts that the page does not have, from a font service. */
import { service } from './page';

const nameOf = ( families: string ) => `${ /[^"',]+/.exec( families ) }`;

/* Names of the page's own fonts, before any other is loaded; then addresses, too. */
const loaded = new Set(
	[ ...document.fonts ].map( ( { family } ) => nameOf( family ) )
);

/**
 * Loads a font: a stylesheet for each family and weight, for one with a weight that does not exist fails as a whole.
 *
 * @param families Valid value of the CSS property.
 * @param weight   Valid value of the CSS property, if any.
 */
export function loadFont( families: string, weight = '' ): void {
	const name = nameOf( families );
	const href = `${ service }${ name }:wght@${ +weight || 400 }`;
	if (
		service &&
		// Not `serif` and the like.
		/^[A-Z]/.test( name ) &&
		! loaded.has( name ) &&
		! loaded.has( href )
	) {
		loaded.add( href );
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = href;
		document.head.append( link );
	}
}
