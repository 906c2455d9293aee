/**
 * Restores the server's attributes of an island when other code changes them. The Interactivity API's router keeps an island's content but renders its
 * attributes for the new page: props of one page would not match the HTML of another.
 */
export interface Attributes {
	/** Sets an attribute and restores it on change. */
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
