/**
 * Turns WordPress's gallery of pictures into a portfolio: each picture becomes an item, named by its caption or its file.
 */
import { createBlock } from '@wordpress/blocks';
import { told } from '../../../src/gallery/editor/told';
import { bring, type Picture } from '../editor/arrivals/queue';

interface Block {
	name: string;
	attributes: Record< string, unknown >;
}

export const fromGallery = {
	type: 'block',
	blocks: [ 'core/gallery' ],
	// A picture that is not in the media library can not be an item's, and none must get lost.
	isMatch: (
		_attributes: object,
		{ innerBlocks = [] }: { innerBlocks?: Block[] }
	) =>
		told() !== undefined &&
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
		bring( block.clientId, pictures );
		return block;
	},
};

/**
 * What a gallery's look means for a portfolio.
 *
 * @param gallery Attributes of core/gallery.
 */
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

/**
 * The pictures of a gallery, each once.
 *
 * @param images Its core/image blocks.
 */
export function picturesOf( images: Block[] ): Picture[] {
	const pictures = images.map( ( { attributes } ): Picture => {
		const caption = plain( attributes.caption );
		return {
			id: Number( attributes.id ),
			title: caption || fileName( attributes.url ),
			...( caption ? { caption } : {} ),
		};
	} );
	return pictures.filter(
		( { id }, at ) =>
			pictures.findIndex( ( picture ) => picture.id === id ) === at
	);
}

/** Words of a caption; WordPress keeps them as HTML, or as a rich text that says so when asked. */
function plain( caption: unknown ): string {
	const html =
		typeof caption === 'string' ||
		( typeof caption === 'object' && caption !== null )
			? String( caption )
			: '';
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return ( body.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
}

/** The name that a file's address says: without folder, size and ending, in words. */
function fileName( url: unknown ): string {
	const [ path = '' ] = String( url ?? '' ).split( /[?#]/ );
	const name = path.split( '/' ).pop() ?? '';
	const words = unescaped( name )
		.replace( /\.[a-z0-9]+$/i, '' )
		.replace( /-\d+x\d+$|-scaled$/, '' )
		.replace( /[-_]+/g, ' ' )
		.trim();
	return words.charAt( 0 ).toLocaleUpperCase() + words.slice( 1 );
}

function unescaped( name: string ): string {
	try {
		return decodeURIComponent( name );
	} catch {
		return name;
	}
}
