/** A portfolio item of the gallery, in the format that the server sends. */
export interface Picture {
	src: string;
	srcset: string;
	width: number;
	height: number;
	alt: string;
	/** `#rrggbb`, displayed until the image has loaded; empty if unknown. */
	color: string;
	/** Focal point that stays visible when the image is cropped, from 0 to 1 from its left and top; default: the center. */
	focus?: { x: number; y: number };
}

/** Item types, as in TYPES of src/portfolio/item.php. The last one is the fallback for unknown types. */
export const TYPES = [ 'page', 'image', 'video', 'iframe' ] as const;

export interface Item {
	id: number;
	/** Name of the item in URLs; without a slug, its id is used. */
	slug?: string;
	/** Plain text. */
	title: string;
	link: string;
	type: ( typeof TYPES )[ number ];
	opensIn: 'lightbox' | 'new-tab' | 'same-tab';
	siteUrl?: string;
	videoUrl?: string;
	lightboxUrl?: string;
	/** False if the item's site is known to refuse to be displayed in a frame. */
	frameable?: false;
	image?: Picture;
	/** Names of its categories, plain text. */
	terms?: string[];
}

/* URL with a host as browsers accept it, or relative to the site's root. Counterpart of DESTINATION in src/portfolio/destination.php. */
const ADDRESS =
	/^(?:https?:)?\/\/(?:[^/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#@:%<>[\\\]^|]+)(?::\d*)?(?:[/?#]|$)|^\/(?![/\\])/i;

/**
 * URL that an item opens other than its own page; empty unless it is a valid web URL.
 * @param item Item; `opensIn` is ignored.
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

/** URL of an item's link. */
export const destination = ( item: Item ): string => opens( item ) || item.link;
