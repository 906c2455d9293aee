/**
 * Makes an element sticky at the viewport's top once the page is scrolled far enough, and hides it while the user scrolls down.
 *
 * It is `position: sticky`, so nothing shifts and nothing is cloned. `data-state` reflects its state. If an ancestor prevents that, it is `fixed`, and a
 * placeholder keeps its space.
 */
import { adminBar, addTopInset } from '../../client/viewport/top-inset';
import { onDirection } from './direction';
import { place, type Holder } from './placeholder';
import type { StickOptions } from '../stick-options';

type State = 'normal' | 'stuck' | 'hidden';

const STICKS = 'data-frontage-sticks';
const RESIZE_DELAY = 250;
/** Root margin below the viewport's top, large enough for any page. */
const FAR = '99999px';

/** Sticks until the returned function is called; `order` determines the stacking of several elements: see addTopInset(). */
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
	/** Its original position relative to the viewport's top. */
	let isScrolledTo = false;
	let isReached = false;
	let isPushedOut = false;
	/** Whether its original position is in the first viewport of the page: then it sticks in all others. */
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

	/** Observes whether its original position has reached its sticky position, and whether the end of its container pushes it out. */
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
			// One pixel less than the distance, because touching the edge counts as intersecting.
			line( sentinel, 0, ( { bottom } ) => {
				isScrolledTo = bottom < 0;
				if ( ! isScrolledTo ) {
					// A page that loads scrolled shows no animation.
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

	/** On resize of the viewport or the element. */
	function measure() {
		out = lead();
		property( 'lead', `${ out }px` );
		// An element without height, over the first block, is as high as its content.
		height =
			( element.offsetHeight ||
				Number( element.firstElementChild?.clientHeight ) ) - out;
		sentinel.style.height = `${ Math.max( distance() - 1, 0 ) }px`;
		watchLines();
		update();
	}

	const top = addTopInset( order, ( next, hasRoom ) => {
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

/** Whether an ancestor, other than the page, scrolls or clips, or is a header that ends with the element. */
function mustBeFixed( element: HTMLElement ): boolean {
	const around = boxAround( element );
	const root = document.documentElement;
	return (
		!! around &&
		around !== root &&
		// It propagates to the viewport, unless the root has an overflow of its own.
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
