/**
 * Steps by itself while a visitor watches: not under a pointer, not with the keyboard's focus inside, not out of the window or in a hidden tab, and not
 * with reduced motion. A button pauses and plays; who presses Play sees it play though pointer and focus are on that button.
 */
interface Options {
	delay: number;
	playsOnHover: boolean;
	next: () => void;
	onChange: () => void;
	signal: AbortSignal;
}

export function autoplay(
	root: HTMLElement,
	{ delay, playsOnHover, next, onChange, signal }: Options
) {
	const button = root.querySelector< HTMLElement >( '[data-play]' );
	const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
	const waits = {
		hover: false,
		touch: false,
		focus: false,
		hidden: document.hidden,
		away: true,
	};
	let isOn = false;
	let timer = 0;

	function update() {
		clearInterval( timer );
		if ( isOn && ! Object.values( waits ).includes( true ) ) {
			timer = window.setInterval( next, delay );
		}
	}

	function turn( on: boolean ) {
		if ( on !== isOn && button ) {
			const { ariaLabel } = button;
			isOn = on;
			// The server prints it as playing.
			if ( button.hasAttribute( 'data-is-paused' ) === on ) {
				button.ariaLabel = button.dataset.other ?? '';
				button.dataset.other = ariaLabel ?? '';
				button.toggleAttribute( 'data-is-paused', ! on );
			}
			onChange();
		}
		update();
	}

	const wait = ( name: keyof typeof waits, is: boolean ) => {
		waits[ name ] = is;
		update();
	};
	const on = < Name extends keyof HTMLElementEventMap >(
		names: Name[],
		listener: ( event: HTMLElementEventMap[ Name ] ) => void
	) =>
		names.forEach( ( name ) =>
			root.addEventListener( name, listener, { signal } )
		);

	on( [ 'pointerenter', 'pointerleave' ], ( { type, pointerType } ) =>
		wait(
			'hover',
			! playsOnHover && pointerType === 'mouse' && type === 'pointerenter'
		)
	);
	on( [ 'touchstart', 'touchend', 'touchcancel' ], ( { type } ) =>
		wait( 'touch', type === 'touchstart' )
	);
	on( [ 'focusin', 'focusout' ], ( { type, target } ) =>
		wait(
			'focus',
			type === 'focusin' &&
				( target as Element ).matches( ':focus-visible' )
		)
	);
	document.addEventListener(
		'visibilitychange',
		() => wait( 'hidden', document.hidden ),
		{ signal }
	);
	reduced.addEventListener(
		'change',
		() => turn( isOn && ! reduced.matches ),
		{ signal }
	);
	const observer = new IntersectionObserver( ( [ entry ] ) =>
		wait( 'away', ! entry?.isIntersecting )
	);
	observer.observe( root );
	signal.addEventListener( 'abort', () => {
		observer.disconnect();
		clearInterval( timer );
	} );
	button?.addEventListener(
		'click',
		() => {
			waits.hover = waits.focus = false;
			turn( ! isOn );
		},
		{ signal }
	);
	isOn = reduced.matches;
	turn( ! isOn );
	return { isOn: () => isOn, stop: () => turn( false ) };
}
