/** Converts a portfolio item to a slide of the viewer. */
import type { Parameters } from '../../../src/client/address/grammar';
import type { Entry } from '../../../src/media/viewer/entry';
import { destination, type Item } from '../data/item';

const KINDS = {
	image: 'image',
	video: 'film',
	page: 'page',
	iframe: 'frame',
} as const;

/** Creates a slide; `address` returns the parameters of the URL with an item open. */
export function entryOf(
	item: Item,
	address: ( item: Item ) => Parameters,
	opener: ( item: Item ) => HTMLElement | null
): Entry {
	const { id, title, type, image } = item;
	const src = destination( item );
	return {
		id,
		kind: KINDS[ type ],
		src,
		title,
		link: type === 'image' ? item.link : src,
		alt: image?.alt,
		thumbnail: opener( item )?.querySelector( 'img' ),
		poster: image,
		refusesFrames: item.frameable === false,
		address: () => address( item ),
		opener: () => opener( item ),
	};
}
