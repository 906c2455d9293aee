/**
 * Shows React's elements on an otherwise empty page, until the test is over.
 */
import { act, type ReactNode } from 'react';
import { createRoot } from '@wordpress/element';

let root: ReturnType< typeof createRoot > | undefined;

beforeAll( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
} );
afterEach( async () => {
	await act( async () => root?.unmount() );
	root = undefined;
	document.body.replaceChildren();
} );

/** Shows them; once more in the same test, in the same place. */
export const show = ( content: ReactNode ): Promise< void > =>
	act( async () => {
		root ??= createRoot(
			document.body.appendChild( document.createElement( 'div' ) )
		);
		root.render( content );
	} );

export function button( name: string ): HTMLButtonElement {
	const found = [ ...document.querySelectorAll( 'button' ) ].find(
		( each ) =>
			( each.getAttribute( 'aria-label' ) ?? each.textContent ) === name
	);
	if ( ! found ) {
		throw new Error( `no button ${ name }` );
	}
	return found;
}

export const press = ( name: string ): Promise< void > =>
	act( async () => button( name ).click() );
