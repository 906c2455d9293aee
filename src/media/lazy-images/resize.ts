/**
 * Sizes to request from an image CDN that resizes on demand: the displayed width, and that for high-density screens. Applies to deferred images of that
 * CDN only, which have their original sizes as attributes (`data-src`, `data-srcset`).
 */
export interface Picture {
	src: string;
	srcset: string;
	/** The original `sizes` attribute, before the image was deferred. */
	originalSizes: string;
}

export interface ResizeOptions {
	/** Tolerance, in pixels, by which a source may be larger than needed. */
	precision: number;
	/** Skips images whose CSS width is `auto`. */
	skipsAutoWidth: boolean;
}

export interface Shown {
	/** CSS pixels. */
	width: number;
	isAutoWidth: boolean;
	/** Device pixel ratio. */
	ratio: number;
}

export const DEFAULTS: ResizeOptions = { precision: 5, skipsAutoWidth: true };

const CDN = /(^|\.)smushcdn\.com$/;
const THUMBNAIL = /-\d+x\d+(?=\.(?:gif|jpe?g|png|webp)$)/i;

export const isOfCdn = ( address: string ): boolean =>
	URL.canParse( address ) && CDN.test( new URL( address ).hostname );

/** URL of the full-size image, whose thumbnails have the suffix `-WIDTHxHEIGHT`. */
export function wholeOf( address: string ): string {
	const url = new URL( address );
	url.pathname = url.pathname.replace( THUMBNAIL, '' );
	return url.href;
}

/** URL of the image at a width. */
export function resized( address: string, width: number ): string {
	const url = new URL( wholeOf( address ) );
	url.searchParams.set( 'size', `${ width }x0` );
	return url.href;
}

/** Widths in a source set; candidates without one are ignored. */
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

/** Source set and sizes to fetch an image with; undefined if its own are suitable. */
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
