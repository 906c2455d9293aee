import type { Item } from '../item';

/** An item as a gallery gets it, without a picture. */
export const itemOf = ( id: number, change: Partial< Item > = {} ): Item => ( {
	id,
	slug: `item-${ id }`,
	title: `Item ${ id }`,
	link: `/item-${ id }/`,
	type: 'page',
	opensIn: 'lightbox',
	...change,
} );

/** Items with the ids from `from` on. */
export const itemsOf = ( count: number, from = 0 ): Item[] =>
	Array.from( { length: count }, ( _, at ) => itemOf( from + at ) );
