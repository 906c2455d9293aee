/**
 * Lets an element stick to the top of the window once the page is scrolled far enough, and hide while the visitor scrolls down.
 *
 * It stays in the page as `position: sticky`, so nothing shifts and nothing is cloned. `data-state` says how it stands: `normal`,
 * `stuck` or `hidden`. Where an ancestor's overflow forbids sticking it is fixed, and a placeholder keeps its place.
 */
import { cover } from '../viewport/cover';
import { device, onDeviceChange } from '../viewport/device';
import { look } from './look';
import { pixels, type StickyOptions } from './options';

type State = 'normal' | 'stuck' | 'hidden';

/** Scrolling by fewer pixels is no direction. */
const LEAST_SCROLL = 5;
const RESIZE_DELAY = 250;

/**
 * @param element What sticks.
 * @param options Options.
 * @param order   Which of several lies above: see cover().
 * @return Undoes everything.
 */
export function stick(
	element: HTMLElement,
	options: StickyOptions,
	order = 20
): () => void {
	const detached = new AbortController();
	const { signal } = detached;
	const top = cover( order, ( offset ) =>
		element.style.setProperty( '--frontage-sticky-offset', `${ offset }px` )
	);
	let state: State = 'normal';

	const set = ( next: State ) => {
		if ( next !== state ) {
			state = next;
			element.setAttribute( 'data-state', next );
			measure();
		}
	};
	const measure = () =>
		top.set( state === 'stuck' ? element.offsetHeight : 0 );

	for ( const [ name, value ] of Object.entries( look( options ) ) ) {
		element.style.setProperty( `--frontage-sticky-${ name }`, value );
	}
	element.setAttribute( 'data-state', state );
	element.toggleAttribute( 'data-fixed', isInScroller( element ) );

	const sentinel = document.createElement( 'div' );
	sentinel.setAttribute( 'data-frontage-sentinel', '' );
	const place = () => {
		const isOn = options.devices.includes( device() );
		sentinel.hidden = ! isOn;
		// One pixel less, for a sentinel that only touches the window's edge counts as seen.
		sentinel.style.setProperty(
			'height',
			`${ pixels( options.distance, device() ) }px`
		);
		if ( ! isOn ) {
			set( 'normal' );
		}
	};
	place();
	document.body.prepend( sentinel );

	const seen = new IntersectionObserver( ( entries ) => {
		const isSeen = entries.at( -1 )?.isIntersecting ?? true;
		set( isSeen || sentinel.hidden ? 'normal' : 'stuck' );
	} );
	seen.observe( sentinel );
	const sized = new ResizeObserver( measure );
	sized.observe( element );
	const stopDevices = onDeviceChange( place );

	let timer = 0;
	window.addEventListener(
		'resize',
		() => {
			window.clearTimeout( timer );
			timer = window.setTimeout( place, RESIZE_DELAY );
		},
		{ signal }
	);
	if ( options.hidesOnScroll ) {
		hideOnScroll(
			element,
			() => pixels( options.threshold, device() ),
			( isHidden ) => {
				if ( state !== 'normal' ) {
					set( isHidden ? 'hidden' : 'stuck' );
				}
			},
			signal
		);
	}
	return () => {
		detached.abort();
		window.clearTimeout( timer );
		stopDevices();
		seen.disconnect();
		sized.disconnect();
		sentinel.remove();
		top.remove();
		element.removeAttribute( 'data-state' );
		element.removeAttribute( 'data-fixed' );
	};
}

/** Down by more than the threshold hides, any way up shows, and so does the focus inside. */
function hideOnScroll(
	element: HTMLElement,
	threshold: () => number,
	set: ( isHidden: boolean ) => void,
	signal: AbortSignal
) {
	let last = window.scrollY;
	/** Where the visitor turned to scroll down. */
	let turn = last;
	window.addEventListener(
		'scroll',
		() => {
			const { scrollY } = window;
			if ( Math.abs( scrollY - last ) < LEAST_SCROLL ) {
				return;
			}
			if ( scrollY < last ) {
				turn = scrollY;
				set( false );
			} else if (
				scrollY - turn > threshold() &&
				! element.matches( ':focus-within' )
			) {
				set( true );
			}
			last = scrollY;
		},
		{ signal, passive: true }
	);
	element.addEventListener( 'focusin', () => set( false ), { signal } );
}

/** Whether something around it, other than the page, scrolls or cuts off: then it would stick to that. */
function isInScroller( element: HTMLElement ): boolean {
	for (
		let around = element.parentElement;
		around && around !== document.body;
		around = around.parentElement
	) {
		const { overflowX, overflowY } = getComputedStyle( around );
		if ( /auto|scroll|hidden/.test( overflowX + overflowY ) ) {
			return true;
		}
	}
	return false;
}
