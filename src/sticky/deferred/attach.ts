/**
 * Lets an element stick to the top of the window once the page is scrolled far enough, and hide while the visitor scrolls down.
 *
 * It stays in the page as `position: sticky`, so nothing shifts and nothing is cloned. `data-state` says how it stands. Where something around it
 * forbids sticking it is fixed, and a placeholder keeps its place.
 */
import { adminBar, cover } from '../../client/viewport/cover';
import { onDirection } from './direction';
import { place, type Holder } from './placeholder';
import type { StickOptions } from '../stick-options';

type State = 'normal' | 'stuck' | 'hidden';

const STICKS = 'data-frontage-sticks';
const RESIZE_DELAY = 250;
/** Room in which what the window's top has not reached is seen, whatever its size. */
const FAR = '99999px';

/** Sticks until the function that it returns is called; `order` says which of several lies above: see cover(). */
export function attachStick(
	element: HTMLElement,
	{
		isOn,
		distance,
		hidesOnScroll,
		threshold,
		animation,
		lead = () => 0,
	}: StickOptions,
	order: number
): () => void {
	const ending = new AbortController();
	const { signal } = ending;
	const sentinel = document.createElement( 'div' );
	let holder: Holder | undefined;
	let state: State = 'normal';
	let kind = 'sticky';
	let timer = 0;
	let offset = 0;
	let height = 0;
	let out = 0;
	/** Its place in the page, against the window's top. */
	let isScrolledTo = false;
	let isReached = false;
	let isPushedOut = false;
	/** Whether its place is in the page's first window: then it sticks in all others. */
	let isFirst = false;
	let isHidden = false;
	let fits = true;
	let lines: IntersectionObserver[] = [];

	const property = ( name: string, value: string | number ) =>
		element.style.setProperty(
			`--frontage-sticky-${ name }`,
			`${ value }`
		);

	function update() {
		const isArmed = isOn() && ( isScrolledTo || distance() <= 0 );
		const isDue = isArmed && isScrolledTo && isReached;
		const before = state;
		state = 'normal';
		if ( isDue && fits ) {
			state = isHidden ? 'hidden' : 'stuck';
		}
		if ( holder && state !== before ) {
			holder.toggle( state !== 'normal' );
			watchLines();
		}
		element.setAttribute( STICKS, isArmed && fits ? kind : '' );
		element.setAttribute( 'data-state', state );
		const reserved =
			isOn() && ( isFirst || isDue ) && ! isPushedOut ? height : 0;
		top.set( state === 'stuck' ? reserved : 0, reserved );
	}

	/** Watches whether its place in the page has reached where it sticks, and whether the end of what it stands in pushes it out. */
	function watchLines() {
		const from = Math.ceil( adminBar() + offset ) + 1;
		const end = from - 1 + Math.floor( height );
		const line = (
			target: Element | null,
			pixels: number,
			on: ( rect: DOMRectReadOnly ) => void
		) => {
			const observer = new IntersectionObserver(
				( entries ) => {
					entries.forEach( ( entry ) =>
						on( entry.boundingClientRect )
					);
					update();
				},
				{
					root: document,
					rootMargin: `${ -pixels }px ${ FAR } ${ FAR }`,
					threshold: [ 0, 1 ],
				}
			);
			if ( target ) {
				observer.observe( target );
			}
			return observer;
		};
		lines.forEach( ( each ) => each.disconnect() );
		lines = [
			// One pixel less than the distance, for what only touches the window's edge counts as seen.
			line( sentinel, 0, ( { bottom } ) => {
				isScrolledTo = bottom < 0;
				if ( ! isScrolledTo ) {
					// A page that comes scrolled moves nothing.
					element.setAttribute( 'data-animation', animation );
				}
			} ),
			line( holder?.current() ?? element, from - out, ( { top: y } ) => {
				isReached = y < from - out;
				if ( state === 'normal' ) {
					isFirst = y + window.scrollY < window.innerHeight;
				}
			} ),
			line( boxAround( element ), end, ( { bottom } ) => {
				isPushedOut = ! holder && bottom < end;
			} ),
		];
	}

	/** The window or the element has another size. */
	function measure() {
		out = lead();
		property( 'lead', `${ out }px` );
		// One that takes no room, over the first block, is as high as what is in it.
		height =
			( element.offsetHeight ||
				Number( element.firstElementChild?.clientHeight ) ) - out;
		sentinel.style.height = `${ Math.max( distance() - 1, 0 ) }px`;
		watchLines();
		update();
	}

	const top = cover( order, ( next, hasRoom ) => {
		offset = next;
		property( 'offset', `${ next }px` );
		watchLines();
		if ( fits !== hasRoom ) {
			fits = hasRoom;
			update();
		}
	} );
	const sized = new ResizeObserver( measure );
	if ( mustBeFixed( element ) ) {
		kind = 'fixed';
		holder = place( element );
	}
	property( 'order', order );
	element.setAttribute( STICKS, '' );
	sentinel.setAttribute( 'data-frontage-sentinel', '' );
	document.body.append( sentinel );
	sized.observe( element );
	window.addEventListener(
		'resize',
		() => {
			clearTimeout( timer );
			timer = window.setTimeout( measure, RESIZE_DELAY );
		},
		{ signal }
	);
	if ( hidesOnScroll ) {
		onDirection( element, threshold, signal, ( isDown ) => {
			isHidden = isDown;
			update();
		} );
	}

	return () => {
		ending.abort();
		clearTimeout( timer );
		[ sized, ...lines ].forEach( ( each ) => each.disconnect() );
		holder?.toggle( false );
		sentinel.remove();
		top.remove();
		element.removeAttribute( STICKS );
		element.removeAttribute( 'data-state' );
	};
}

/** Whether something around it, other than the page, scrolls or cuts off, or is a header that ends where it ends. */
function mustBeFixed( element: HTMLElement ): boolean {
	const around = boxAround( element );
	const root = document.documentElement;
	return (
		!! around &&
		around !== root &&
		// It scrolls with the page, unless the root has an overflow of its own.
		( around !== document.body ||
			getComputedStyle( root ).overflow !== 'visible' ) &&
		( around.matches( 'header' ) ||
			/auto|scroll|hidden/.test( getComputedStyle( around ).overflow ) ||
			mustBeFixed( around ) )
	);
}

const boxAround = ( { parentElement }: HTMLElement ): HTMLElement | null =>
	parentElement && getComputedStyle( parentElement ).display === 'contents'
		? boxAround( parentElement )
		: parentElement;
