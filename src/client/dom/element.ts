type Attributes = Record< string, string >;
type Children = ( Node | string )[];

/** Creates elements without React, with a class of this prefix; without a class if the name is empty. */
export const elementsOf =
	( prefix: string ) =>
	< Tag extends keyof HTMLElementTagNameMap >(
		tag: Tag,
		name: string,
		attributes: Attributes = {},
		...children: Children
	): HTMLElementTagNameMap[ Tag ] => {
		const made = document.createElement( tag );
		if ( name ) {
			made.className = prefix + name;
		}
		for ( const [ key, value ] of Object.entries( attributes ) ) {
			made.setAttribute( key, value );
		}
		made.append( ...children );
		return made;
	};
