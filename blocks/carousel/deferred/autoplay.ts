/**
 * Steps by itself while a visitor watches: not under a pointer, not with the keyboard's focus inside, not out of the window or in a hidden tab, and not
 * with reduced motion. Pointer and focus on the button that plays do not count, so that who presses it sees it play.
 */
import type { Options } from './options';

/** Looks at each slide before it goes on. */
const LOOKS = 4;

/** Returns what stops it for good, until the button is pressed. */
export function autoplay(
	root: HTMLElement,
	{ delay, playsOnHover }: Options,
	reduced: MediaQueryList,
	signal: AbortSignal,
	next: () => void
) {
	const button = root.querySelector< HTMLElement >( '[data-play]' ) ?? root;
	const [ status = root ] = root.getElementsByTagName( 'p' );
	let isOn = true;
	let isInView = false;
	let looks = 0;

	function turn( on: boolean ) {
		isOn = on;
		looks = 0;
		button.toggleAttribute( 'data-is-paused', ! on );
		status.ariaLive = on ? 'off' : 'polite';
	}

	const timer = setInterval( () => {
		const isWatched =
			isOn &&
			isInView &&
			! document.hidden &&
			! root.querySelector( ':focus-visible:not([data-play])' ) &&
			( playsOnHover ||
				! root.matches( ':hover:not(:has([data-play]:hover))' ) );
		looks = isWatched ? looks + 1 : 0;
		if ( looks === LOOKS ) {
			looks = 0;
			next();
		}
	}, delay / LOOKS );
	const observer = new IntersectionObserver( ( [ entry ] ) => {
		isInView = !! entry?.isIntersecting;
	} );
	const stop = () => turn( false );
	observer.observe( root );
	reduced.addEventListener( 'change', stop, { signal } );
	button.onclick = () => turn( ! isOn );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		clearInterval( timer );
	} );
	turn( ! reduced.matches );
	return stop;
}
