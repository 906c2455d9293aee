import type { Item } from '../../../../src/gallery/item';

/**
 * Items as a gallery gets them, without pictures.
 *
 * @param count How many.
 */
export const itemsOf = ( count: number ): Item[] =>
	Array.from( { length: count }, ( _, id ) => ( {
		id,
		slug: `item-${ id }`,
		title: `Item ${ id }`,
		link: `/item-${ id }`,
		type: 'page',
		opensIn: 'lightbox',
	} ) );
