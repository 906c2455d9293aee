/**
 * Which further sizes of a picture are asked of an image CDN that makes any size: the width at which it is shown, and that of a fine screen. It is about
 * pictures of that CDN only, which say their original sizes and wait for being near (`data-src`, `data-srcset`).
 */
export interface Picture {
	src: string;
	srcset: string;
	/** The attribute `sizes` that it had before it was made to wait. */
	originalSizes: string;
}

export interface ResizeOptions {
	/** Pixels by which a source may be larger than what is wanted. */
	precision: number;
	/** Leaves pictures alone whose width is their own. */
	skipsAutoWidth: boolean;
}

export interface Shown {
	/** CSS pixels. */
	width: number;
	isAutoWidth: boolean;
	/** Device pixels for each of them. */
	ratio: number;
}

export const DEFAULTS: ResizeOptions = { precision: 5, skipsAutoWidth: true };

const CDN = /(^|\.)smushcdn\.com$/;
const THUMBNAIL = /-\d+x\d+(?=\.(?:gif|jpe?g|png|webp)$)/i;

export const isOfCdn = ( address: string ): boolean =>
	URL.canParse( address ) && CDN.test( new URL( address ).hostname );

/** The address of the whole picture, whose thumbnails are called `-WIDTHxHEIGHT`. */
export function wholeOf( address: string ): string {
	const url = new URL( address );
	url.pathname = url.pathname.replace( THUMBNAIL, '' );
	return url.href;
}

/** The address of a picture at a width. */
export function resized( address: string, width: number ): string {
	const url = new URL( wholeOf( address ) );
	url.searchParams.set( 'size', `${ width }x0` );
	return url.href;
}

/** The widths of a source set; what has none counts for nothing. */
export const widthsIn = ( srcset: string ): number[] =>
	[ ...srcset.matchAll( /\s(\d+)w\s*(?:,|$)/g ) ].map( ( [ , width ] ) =>
		Number( width )
	);

const has = ( srcset: string, wanted: number, precision: number ) =>
	widthsIn( srcset ).some(
		( width ) => width >= wanted && width - wanted <= precision
	);

/** N of `(max-width: Npx) 100vw, Npx`, as WordPress writes it. */
const widestOf = ( sizes: string ): number =>
	Number(
		sizes.match( /^\(max-width:\s*(\d+)px\)\s*100vw,\s*\1px$/ )?.[ 1 ] ??
			Infinity
	);

/** The source set and sizes with which a picture is fetched; undefined where its own are right. */
export function sizesFor(
	{ src, srcset, originalSizes }: Picture,
	{ width, isAutoWidth, ratio }: Shown,
	{ precision, skipsAutoWidth } = DEFAULTS
): { srcset: string; sizes: string } | undefined {
	const wanted = Math.ceil( width );
	if (
		! srcset ||
		! originalSizes ||
		! isOfCdn( src ) ||
		! ( wanted >= 1 ) ||
		( skipsAutoWidth && isAutoWidth )
	) {
		return undefined;
	}
	if ( wanted > widestOf( originalSizes ) ) {
		return { srcset, sizes: originalSizes };
	}
	const widths =
		ratio > 1 ? [ wanted, Math.ceil( width * ratio ) ] : [ wanted ];
	const further = widths
		.filter( ( each ) => ! has( srcset, each, precision ) )
		.map( ( each ) => `${ resized( src, each ) } ${ each }w` );
	return {
		srcset: [ ...further, srcset ].join( ', ' ),
		sizes: `${ wanted }px`,
	};
}
