/** Custom fields of the edited item, mapped to the plugin's types, and their setters. They are stored with the item on save, and covered by undo. */
import { useDispatch, useSelect } from '@wordpress/data';
import { printedData } from '../../editor/screen';

/** Type of items without a known type. */
const OTHER_TYPE = 'iframe';

/** Targets for opening a page; the last is the lightbox. */
export const OPENINGS = [ 'new-tab', 'same-tab', 'iframe' ] as const;
export type Opening = ( typeof OPENINGS )[ number ];

export interface ItemMeta {
	/** One of the types registered in PHP. */
	type: string;
	/** Ids of images; 0 is none. */
	image: number;
	lightboxImage: number;
	videoUrl: string;
	siteUrl: string;
	siteType: string;
	newTab: boolean;
	opening: Opening;
	/** Focal point of the tile's image, 0 to 1 from its left and top. */
	focus: { x: number; y: number };
}

export const MIDDLE = { x: 0.5, y: 0.5 };

/** Data printed by sidebar.php. */
export interface Data {
	postType: string;
	metaKeys: Record< keyof ItemMeta, string >;
	/** Labels by type, in display order. */
	types: Record< string, string >;
}

interface EditorStore {
	getCurrentPostType: () => string | null;
	getEditedPostAttribute: ( name: 'meta' ) => Stored | undefined;
}

interface EditorActions {
	editPost: ( edits: { meta: Stored } ) => void;
}

type Stored = Record< string, unknown >;

const NOTHING: Stored = {};

let data: Data | undefined;

/** The item's meta; null if the edited post is not an item, but a template for instance. */
export function useItemMeta(): {
	meta: ItemMeta | null;
	types: Data[ 'types' ];
	change: ( changed: Partial< ItemMeta > ) => void;
} {
	data ??= printedData< Data >( 'portfolio-sidebar' );
	const stored = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as EditorStore;
		return data && editor.getCurrentPostType() === data.postType
			? ( editor.getEditedPostAttribute( 'meta' ) ?? NOTHING )
			: null;
	}, [] );
	const { editPost } = useDispatch( 'core/editor' ) as EditorActions;

	return {
		meta: data && stored ? fromStored( stored, data ) : null,
		types: data?.types ?? {},
		change: ( changed ) =>
			data && editPost( { meta: toStored( changed, data.metaKeys ) } ),
	};
}

/** Stored values mapped to the plugin's types; unknown or missing ones as the frontend treats them. */
export function fromStored(
	stored: Stored,
	{ metaKeys: keys, types }: Pick< Data, 'metaKeys' | 'types' >
): ItemMeta {
	const type = stored[ keys.type ];
	const text = ( word: keyof ItemMeta ) => {
		const value = stored[ keys[ word ] ];
		return typeof value === 'string' ? value : '';
	};
	const number = ( word: keyof ItemMeta ) =>
		Number( stored[ keys[ word ] ] ) || 0;
	return {
		type: typeof type === 'string' && type in types ? type : OTHER_TYPE,
		image: number( 'image' ),
		lightboxImage: number( 'lightboxImage' ),
		videoUrl: text( 'videoUrl' ),
		siteUrl: text( 'siteUrl' ),
		siteType: text( 'siteType' ),
		newTab: number( 'newTab' ) === 1,
		opening: knownOpening( text( 'opening' ) ),
		focus: knownFocus( stored[ keys.focus ] ),
	};
}

export const knownOpening = ( word: string ): Opening =>
	OPENINGS.find( ( opening ) => opening === word ) ?? 'iframe';

function knownFocus( stored: unknown ): ItemMeta[ 'focus' ] {
	const { x, y } = ( stored ?? {} ) as { x?: unknown; y?: unknown };
	return typeof x === 'number' && typeof y === 'number' ? { x, y } : MIDDLE;
}

/** Meta to store for a change. */
export function toStored(
	changed: Partial< ItemMeta >,
	keys: Data[ 'metaKeys' ]
): Stored {
	return Object.fromEntries(
		WORDS.filter( ( word ) => changed[ word ] !== undefined ).map(
			( word ) => [
				keys[ word ],
				word === 'newTab' ? Number( changed[ word ] ) : changed[ word ],
			]
		)
	);
}

const WORDS = [
	'type',
	'image',
	'lightboxImage',
	'videoUrl',
	'siteUrl',
	'siteType',
	'newTab',
	'opening',
	'focus',
] as const;
