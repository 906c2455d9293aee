/** Moves a row beside its controls: swipes, keys, the browser's own scrolling, new sizes, and links into it. */
import type {} from '../../../src/client/dom/reveal';
import { nearest, wayOf, type Slides } from './row';

const KEYS: Record< string, number > = { ArrowLeft: -1, ArrowRight: 1 };

/** Milliseconds without scrolling that end it, where no event says so. */
const STILL = 150;

/** Pixels that make a swipe. */
const SWIPE = 30;

/** Calls back to step, when a visitor takes over, and to rest once the row has come to a stop. */
export function listen(
	row: HTMLElement,
	slides: Slides,
	isFade: boolean,
	signal: AbortSignal,
	stop: () => void,
	press: ( way: number ) => void,
	act: () => void,
	rest: ( index: number ) => void
) {
	const settle = () =>
		isFade || row.style.scrollSnapType || rest( nearest( row, slides ) );
	const turn = ( way: number ) => press( way * wayOf( row ) );
	let timer: ReturnType< typeof setTimeout > | undefined;
	let from = 0;

	row.onkeydown = ( event ) => {
		const way = KEYS[ event.key ];
		const isPlain = ! ( event.altKey || event.ctrlKey || event.metaKey );
		if ( way && event.target === row && isPlain ) {
			event.preventDefault();
			turn( way );
		}
	};
	// The browser scrolls to it.
	row.addEventListener( 'focusin', stop, { signal } );
	row.onpointerdown = ( { clientX } ) => {
		from = clientX;
		act();
		stop();
	};
	row.onpointerup = ( { clientX, pointerType } ) => {
		const by = from - clientX;
		// Elsewhere the row has scrolled.
		if ( isFade && pointerType === 'touch' && Math.abs( by ) > SWIPE ) {
			turn( Math.sign( by ) );
		}
	};
	row.addEventListener( 'scrollend', settle, { signal } );
	row.onscroll = () => {
		if ( ! ( 'onscrollend' in row ) ) {
			clearTimeout( timer );
			timer = setTimeout( settle, STILL );
		}
	};
}

/** Calls back to rest when the slides have a new width or are others, as in a gallery that is filtered. */
export function follow(
	row: HTMLElement,
	slides: Slides,
	signal: AbortSignal,
	rest: () => void
) {
	let width = row.scrollWidth;
	const sizes = new ResizeObserver( () => {
		if ( width !== row.scrollWidth ) {
			width = row.scrollWidth;
			rest();
		}
	} );
	const changes = new MutationObserver( () => rest() );
	sizes.observe( row );
	// A device may show fewer slides in a row that keeps its width.
	[ ...slides ].forEach( ( slide ) => sizes.observe( slide ) );
	changes.observe( row, { childList: true } );
	signal.addEventListener( 'abort', () => {
		sizes.disconnect();
		changes.disconnect();
	} );
}

/** Calls back with the index of a slide to which a link leads. */
export const onReveal = (
	root: HTMLElement,
	slides: Slides,
	signal: AbortSignal,
	reveal: ( index: number ) => void
) =>
	root.addEventListener(
		'frontage-reveal',
		( { target } ) => {
			const index = [ ...slides ].findIndex( ( slide ) =>
				slide.contains( target as Node )
			);
			if ( index >= 0 ) {
				reveal( index );
			}
		},
		{ signal, capture: true }
	);
