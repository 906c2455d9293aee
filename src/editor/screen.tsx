/** Renders an admin screen with the data that PHP has printed for it (screen.php). */
import whenReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';

export { whenReady };

/** Data that PHP has printed for a script; undefined if there is none. */
export function printedData< Data >( name: string ): Data | undefined {
	const json = document.querySelector( `script#frontage-${ name }-data` );
	return json?.textContent ? JSON.parse( json.textContent ) : undefined;
}

/** Renders a screen into the element of the class `frontage-<name>`, once the page is parsed. */
export function renderScreen< Data >(
	name: string,
	render: ( data: Data ) => JSX.Element
): void {
	whenReady( () => {
		const frame = document.querySelector( `.frontage-${ name }` );
		const data = printedData< Data >( name );
		if ( frame && data ) {
			createRoot( frame ).render( render( data ) );
		}
	} );
}
