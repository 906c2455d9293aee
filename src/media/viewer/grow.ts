/** Animates an image from its thumbnail, starting in the first frame: a view transition would need two frames before it shows anything. */
import { isDrawing } from './content/drawing';
import type { Entry } from './entry';

const MOVE = { duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

export interface Grown< Result > {
	/** Return value of `change`. */
	result: Result;
	/** When the animation has finished. */
	finished: Promise< unknown >;
}

/**
 * `to` shows the thumbnail until the full-size image has loaded; `change` opens the viewer, is called once, synchronously, and its exceptions are passed
 * on. If `to` shows the thumbnail already, its running animation continues.
 */
export function growFrom< Result >(
	entry: Entry,
	to: HTMLImageElement,
	change: () => Result
): Grown< Result > {
	const { kind, thumbnail: from } = entry;
	if ( to.src ) {
		const moving = to.getAnimations().map( ( { finished } ) => finished );
		return { result: change(), finished: Promise.allSettled( moving ) };
	}
	if ( kind !== 'image' || ! from?.complete || ! from.currentSrc ) {
		return { result: change(), finished: Promise.resolve() };
	}
	to.src = from.currentSrc;
	to.width = wholeWidth( entry, from );
	const start = from.getBoundingClientRect();
	const result = change();
	return { result, finished: grow( from, to, start ) };
}

/** The same for a thumbnail in a popover. */
export function growEarly(
	from: HTMLImageElement,
	to: HTMLImageElement
): void {
	to.width = wholeWidth( { src: from.closest( 'a' )?.href }, from );
	grow( from, to, from.getBoundingClientRect() );
}

/** Width of the full-size image from the page's data; as wide as the viewport if unknown, and for a vector graphic. */
function wholeWidth(
	{ src = '', width }: Partial< Entry >,
	{ srcset, currentSrc, naturalWidth }: HTMLImageElement
): number {
	const isWhole = currentSrc === src && ! isDrawing( src );
	const widths = srcset.match( /\d+(?=w)/g )?.map( Number );
	return (
		width ?? Math.max( ...( widths ?? [ isWhole ? naturalWidth : 9999 ] ) )
	);
}

/** Animates an image from the position of the thumbnail `from`. */
function grow(
	from: HTMLImageElement,
	to: HTMLImageElement,
	start: DOMRect
): Promise< unknown > {
	const ratio = from.naturalWidth / from.naturalHeight;
	return matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? Promise.resolve()
		: to
				.animate( [ asThumbnail( to, ratio, start ), {} ], MOVE )
				.finished.catch( () => {} );
}

/** Positioned over the thumbnail, and clipped to its visible part. */
function asThumbnail(
	to: HTMLImageElement,
	ratio: number,
	start: DOMRect
): Keyframe {
	const end = to.getBoundingClientRect();
	const width = Math.min( end.width, end.height * ratio );
	const scale = Math.max(
		start.width / width,
		( start.height / width ) * ratio
	);
	const x = start.x - end.x + ( start.width - end.width ) / 2;
	const y = start.y - end.y + ( start.height - end.height ) / 2;
	const cutX = ( end.width - start.width / scale ) / 2;
	const cutY = ( end.height - start.height / scale ) / 2;
	return {
		transform: `translate(${ x }px, ${ y }px) scale(${ scale })`,
		clipPath: `inset(${ cutY }px ${ cutX }px)`,
	};
}

/** Adopts the thumbnail of an open popover; the backdrop keeps its opacity. */
export function adopt(
	early: HTMLImageElement,
	entry: Entry,
	dialog: HTMLElement
): void {
	early.width = wholeWidth( entry, entry.thumbnail ?? early );
	const { opacity } = getComputedStyle( early, '::backdrop' );
	dialog.style.setProperty( '--frontage-dark', opacity );
	early.popover = null;
	early.className = 'frontage-viewer__before';
	early.alt = '';
}
