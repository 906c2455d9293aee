/**
 * What an editor has filled in about the item that is being edited, in our words, and how to change it. It is stored with the item when the item is
 * saved, and undone with it.
 */
import { useDispatch, useSelect } from '@wordpress/data';
import { printedData } from '../../editor/screen';

/** What an item of no type, or of an unknown one, is. */
const OTHER_TYPE = 'iframe';

/** Where a page opens; the last is the lightbox. */
export const OPENINGS = [ 'new-tab', 'same-tab', 'iframe' ] as const;
export type Opening = ( typeof OPENINGS )[ number ];

export interface ItemMeta {
	/** One of the types that PHP knows. */
	type: string;
	/** Ids of pictures; 0 is none. */
	image: number;
	lightboxImage: number;
	videoUrl: string;
	siteUrl: string;
	siteType: string;
	newTab: boolean;
	opening: Opening;
	/** The point of the tile's picture that stays in sight, 0 to 1 from its left and top. */
	focus: { x: number; y: number };
}

export const MIDDLE = { x: 0.5, y: 0.5 };

/** As sidebar.php prints it. */
export interface Data {
	postType: string;
	metaKeys: Record< keyof ItemMeta, string >;
	/** Labels by type, in the order in which they are offered. */
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

/** The item's meta; null where something else than an item is being edited, such as a template. */
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

/** What is stored, in our words; what is unknown or missing as visitors see it. */
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

/** What to store of a change. */
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
