/** Fonts that the page does not have: from the font service, one address for each family, for one that fails would take the others along. */
import type { Values } from './check';

const GENERIC = /^(ui-.*|.*serif|monospace|cursive|fantasy|system-ui)$/;

const nameOf = ( family: string ) =>
	family.split( ',' )[ 0 ]?.replace( /["']/g, '' ).trim() ?? '';

/**
 * Addresses of stylesheets.
 *
 * @param values  Of `siteTypography`.
 * @param service Address of the font service; '' for none.
 * @param present Families that the page has.
 * @return An address for each other family, with its weights in order.
 */
export function fontAddresses(
	values: Values,
	service: string,
	present: Set< string >
): string[] {
	const families: { [ name: string ]: Set< number > } = {};
	for ( const [ path, family ] of Object.entries( values ) ) {
		const name = path.includes( 'family' ) ? nameOf( family ) : '';
		if (
			name &&
			service &&
			! GENERIC.test( name ) &&
			! present.has( name )
		) {
			const weight =
				values[ path.replace( 'family', 'weight' ) ] ??
				values[
					path.startsWith( 'body' ) ? '' : 'headings-font-weight'
				];
			( families[ name ] ??= new Set() ).add(
				weight === 'bold' ? 700 : Number( weight ) || 400
			);
		}
	}
	return Object.entries( families ).map( ( [ name, weights ] ) => {
		const list = [ ...weights ].sort( ( one, other ) => one - other );
		return `${ service }?family=${ name.replaceAll( ' ', '+' ) }:wght@${ list.join( ';' ) }&display=swap`;
	} );
}

let present: Set< string > | undefined;
const links = new Map< string, HTMLLinkElement >();

/**
 * Loads the stylesheets of values, and takes those of former ones away.
 *
 * @param values  Of `siteTypography`.
 * @param service Address of the font service; '' for none.
 */
export function loadFonts( values: Values, service: string ): void {
	// Before any family comes from the service.
	present ??= new Set(
		[ ...document.fonts ].map( ( { family } ) => nameOf( family ) )
	);
	const addresses = fontAddresses( values, service, present );
	for ( const [ address, link ] of links ) {
		link.disabled = ! addresses.includes( address );
	}
	for ( const address of addresses ) {
		if ( ! links.has( address ) ) {
			const link = document.createElement( 'link' );
			link.rel = 'stylesheet';
			link.href = address;
			links.set( address, link );
			document.head.append( link );
		}
	}
}
