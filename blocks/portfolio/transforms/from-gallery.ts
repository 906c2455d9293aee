/** Transform from the core Gallery block: creates an item from each image, named by its caption or its file. */
import { createBlock } from '@wordpress/blocks';
import { decoded } from '../../../src/client/dom/decoded';
import { editorData } from '../editor/editor-data';
import type { PictureToAdd } from '../../../src/portfolio/filling/create-items';
import { enqueuePictures } from '../editor/item-creation/queue';

interface Block {
	name: string;
	attributes: Record< string, unknown >;
}

export const fromGallery = {
	type: 'block',
	blocks: [ 'core/gallery' ],
	// Images outside the media library cannot be used for items, and none may be lost.
	isMatch: (
		_attributes: object,
		{ innerBlocks = [] }: { innerBlocks?: Block[] }
	) =>
		editorData() !== undefined &&
		innerBlocks.length > 0 &&
		innerBlocks.every( ( { attributes } ) => Boolean( attributes.id ) ),
	transform: (
		attributes: Record< string, unknown >,
		innerBlocks: Block[]
	) => {
		const pictures = picturesOf( innerBlocks );
		const block = createBlock( 'frontage/portfolio', {
			...look( attributes ),
			itemsPerPage: Math.min( 100, pictures.length ),
			showCategories: false,
			showSearch: false,
		} );
		enqueuePictures( block.clientId, pictures );
		return block;
	},
};

/** Maps a core gallery's appearance to portfolio attributes. */
export function look( gallery: Record< string, unknown > ): object {
	const { align, anchor, columns, imageCrop, randomOrder } = gallery;
	return {
		...( align === 'wide' || align === 'full' ? { align } : {} ),
		...( typeof anchor === 'string' ? { anchor } : {} ),
		...( typeof columns === 'number' ? { columns } : {} ),
		...( randomOrder === true ? { orderBy: 'random' } : {} ),
		layout: imageCrop === false ? 'masonry' : 'grid',
	};
}

/** Images of a gallery, without duplicates. */
export function picturesOf( images: Block[] ): PictureToAdd[] {
	const pictures = images.map(
		( { attributes: { id, url, caption } } ): PictureToAdd => ( {
			id: Number( id ),
			title: fileOf( String( url ?? '' ) ),
			// String of HTML, or a RichTextData object that converts to one.
			caption: String( caption ?? '' ),
		} )
	);
	return pictures.filter(
		( { id }, at ) =>
			pictures.findIndex( ( picture ) => picture.id === id ) === at
	);
}

/** File name in a URL. */
function fileOf( url: string ): string {
	const [ path = '' ] = url.split( /[?#]/ );
	return decoded( path.split( '/' ).pop() ?? '' );
}
