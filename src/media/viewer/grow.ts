/** Lets a picture grow out of its thumbnail, from the first frame on: a view transition would take two frames before it shows anything. */
import { isDrawing } from './content/drawing';
import type { Entry } from './entry';

const MOVE = { duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

export interface Grown< Result > {
	/** What the change returned. */
	result: Result;
	/** When nothing moves any more. */
	finished: Promise< unknown >;
}

/**
 * `to` shows the thumbnail until the whole picture has loaded; `change` opens, is called once, at once, and what it throws is thrown. Where `to` shows
 * it already, it goes on as it moves.
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

/** The same for what shows a thumbnail as a popover. */
export function growEarly(
	from: HTMLImageElement,
	to: HTMLImageElement
): void {
	to.width = wholeWidth( { src: from.closest( 'a' )?.href }, from );
	grow( from, to, from.getBoundingClientRect() );
}

/** How wide the whole picture is, as far as the page says; as wide as the window where it does not, and for a drawing. */
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

/** Moves a picture that shows the same as the thumbnail `from` out of it. */
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

/** Over the thumbnail, and cut to what that shows. */
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

/** Takes over what shows a thumbnail already, as a popover; what lies behind it stays as dark as it is. */
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
