/** A portfolio item as the gallery knows it, in our own words, in the shape that the server sends. */
export interface Picture {
	src: string;
	srcset: string;
	width: number;
	height: number;
	alt: string;
	/** `#rrggbb`, shown until the picture is there; empty when not known. */
	color: string;
	/** The point that stays in sight where the picture is cropped, 0 to 1 from its left and top; the middle if not given. */
	focus?: { x: number; y: number };
}

/** What an item can be, as in TYPES of src/portfolio/item.php. The last is what one of an unknown type is. */
export const TYPES = [ 'page', 'image', 'video', 'iframe' ] as const;

export interface Item {
	id: number;
	/** What an address calls it; not there for one without a name, which is called by its id. */
	slug?: string;
	/** Plain text. */
	title: string;
	link: string;
	type: ( typeof TYPES )[ number ];
	opensIn: 'lightbox' | 'new-tab' | 'same-tab';
	siteUrl?: string;
	videoUrl?: string;
	lightboxUrl?: string;
	/** False where the site of the item is known to refuse to be shown in a frame. */
	frameable?: false;
	image?: Picture;
	/** Names of its categories, plain text. */
	terms?: string[];
}

/* With a host as browsers take it, or from the own site's root. Its twin is DESTINATION in src/portfolio/destination.php. */
const ADDRESS =
	/^(?:https?:)?\/\/(?:[^/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#@:%<>[\\\]^|]+)(?::\d*)?(?:[/?#]|$)|^\/(?![/\\])/i;

/**
 * What an item opens besides its own page: only an address of the web, else nothing.
 * @param item The item; where it opens does not matter.
 */
export function opens( item: Omit< Item, 'opensIn' > ): string {
	const urls: Partial< Record< Item[ 'type' ], string > > = {
		image: item.lightboxUrl,
		iframe: item.siteUrl,
		video: item.videoUrl,
	};
	const url = urls[ item.type ] ?? '';
	return ADDRESS.test( url ) && canParse( url ) ? url : '';
}

function canParse( url: string ): boolean {
	try {
		return new URL( url, document.baseURI ).href !== '';
	} catch {
		return false;
	}
}

/** Where an item's link leads. */
export const destination = ( item: Item ): string => opens( item ) || item.link;
