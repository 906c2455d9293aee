/**
 * Steps by itself while a visitor watches: not under a pointer, not with the keyboard's focus inside, not out of the window or in a hidden tab, and not
 * with reduced motion. Pointer and focus on the button that plays do not count, so that who presses it sees it play.
 */
/** Events after which the slides may have to play or to stand. */
const EVENTS = [
	'pointerenter',
	'pointerleave',
	'focusin',
	'focusout',
	'visibilitychange',
];

/** Returns what stops it for good, until the button is pressed. */
export function autoplay(
	root: HTMLElement,
	{ delay, playsOnHover }: { delay: number; playsOnHover: boolean },
	next: () => void,
	onChange: ( isOn: boolean ) => void,
	signal: AbortSignal
) {
	const button = root.querySelector< HTMLElement >( '[data-play]' );
	const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
	let isOn = true;
	let isInView = false;
	let timer = 0;

	function update() {
		clearInterval( timer );
		if (
			isOn &&
			isInView &&
			! document.hidden &&
			! root.querySelector( ':focus-visible:not([data-play])' ) &&
			( playsOnHover ||
				! root.matches( ':hover:not(:has([data-play]:hover))' ) )
		) {
			timer = window.setInterval( next, delay );
		}
	}

	function turn( on: boolean ) {
		if ( on !== isOn && button ) {
			const { ariaLabel, dataset } = button;
			isOn = on;
			button.ariaLabel = `${ dataset.other }`;
			dataset.other = `${ ariaLabel }`;
			button.toggleAttribute( 'data-is-paused', ! on );
		}
		onChange( isOn );
		update();
	}

	const stop = () => turn( false );
	for ( const name of EVENTS ) {
		root.addEventListener( name, update, { signal } );
		document.addEventListener( name, update, { signal } );
	}
	reduced.addEventListener(
		'change',
		() => turn( isOn && ! reduced.matches ),
		{ signal }
	);
	button?.addEventListener( 'click', () => turn( ! isOn ), { signal } );
	const observer = new IntersectionObserver( ( [ entry ] ) => {
		isInView = !! entry?.isIntersecting;
		update();
	} );
	observer.observe( root );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		clearInterval( timer );
	} );
	turn( ! reduced.matches );
	return stop;
}
