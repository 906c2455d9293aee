/**
 * Puts back what the server said about an island's HTML, when other code changes it. Core's router, when a visitor turns the page of a list around an
 * island, leaves what is inside but renders the island's attributes anew, as they are on the other page: props of one page would meet the HTML of
 * another.
 */
export interface Attributes {
	/** Gives an attribute a value that it keeps. */
	set: ( name: string, value: string ) => void;
	stop: () => void;
}

export function guardAttributes( element: Element ): Attributes {
	const values = new Map(
		element
			.getAttributeNames()
			.filter( ( name ) => /^data-(frontage-|state$)/.test( name ) )
			.map( ( name ) => [ name, element.getAttribute( name ) ?? '' ] )
	);
	const restore = () =>
		values.forEach( ( value, name ) => {
			if ( element.getAttribute( name ) !== value ) {
				element.setAttribute( name, value );
			}
		} );
	const observer = new MutationObserver( restore );
	observer.observe( element, { attributeFilter: [ ...values.keys() ] } );
	return {
		set( name, value ) {
			values.set( name, value );
			restore();
		},
		stop: () => observer.disconnect(),
	};
}
