import type { Item } from '../item';

/** Creates an item in the gallery's format, without an image. */
export const itemOf = ( id: number, change: Partial< Item > = {} ): Item => ( {
	id,
	slug: `item-${ id }`,
	title: `Item ${ id }`,
	link: `/item-${ id }/`,
	type: 'page',
	opensIn: 'lightbox',
	...change,
} );

/** Creates items with consecutive ids, starting at `from`. */
export const itemsOf = ( count: number, from = 0 ): Item[] =>
	Array.from( { length: count }, ( _, at ) => itemOf( from + at ) );
