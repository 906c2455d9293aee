/** An element with the class of a part of the toolkit; without a class where the name is empty. */
export function part< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	name: string,
	attributes: Record< string, string > = {},
	...children: ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	const element = document.createElement( tag );
	if ( name ) {
		element.className = `frontage-toolkit-${ name }`;
	}
	for ( const [ key, value ] of Object.entries( attributes ) ) {
		element.setAttribute( key, value );
	}
	element.append( ...children );
	return element;
}
