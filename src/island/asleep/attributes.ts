/**
 * Keeps what the server says about an island's HTML together with that HTML.
 *
 * Core's router, when a visitor turns the page of a list around an island, leaves what is inside but renders the island's
 * attributes anew, as they are on the other page: props of one page would meet the HTML of another.
 */
export interface Attributes {
	/** Gives an attribute a value that it keeps. */
	set: ( name: string, value: string ) => void;
	stop: () => void;
}

export function keepAttributes( element: Element ): Attributes {
	const kept = new Map(
		element
			.getAttributeNames()
			.filter( ( name ) => /^data-(frontage-|state$)/.test( name ) )
			.map( ( name ) => [ name, element.getAttribute( name ) ?? '' ] )
	);
	const putBack = () =>
		kept.forEach( ( value, name ) => {
			if ( element.getAttribute( name ) !== value ) {
				element.setAttribute( name, value );
			}
		} );
	const observer = new MutationObserver( putBack );
	observer.observe( element, { attributeFilter: [ ...kept.keys() ] } );
	return {
		set( name, value ) {
			kept.set( name, value );
			putBack();
		},
		stop: () => observer.disconnect(),
	};
}
