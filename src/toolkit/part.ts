import { element } from '../client/dom/element';

/** Creates an element with the class of a part of the toolkit; without a class if the name is empty. */
export function part< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	name: string,
	attributes: Record< string, string > = {},
	...children: ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	const ownClass: Record< string, string > = name
		? { class: `frontage-toolkit-${ name }` }
		: {};
	return element( tag, { ...ownClass, ...attributes }, ...children );
}
