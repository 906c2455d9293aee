/**
 * Makes an element sticky at the viewport's top once the page is scrolled far enough, and hides it while the user scrolls down.
 *
 * It is `position: sticky`, so nothing shifts and nothing is cloned. `data-state` reflects its state. If an ancestor prevents that, it is `fixed`, and a
 * placeholder keeps its space.
 */
import type { TopInset } from '../../client/viewport/top-inset';
import { onDirection } from './direction';
import { place } from './placeholder';
import { boxAround, track } from './position';
import type { StickOptions } from '../stick-options';

type State = 'normal' | 'stuck' | 'hidden';

const STICKS = 'data-frontage-sticks';
const RESIZE_DELAY = 250;

/** Sticks until the returned function is called; `order` determines the stacking of several elements. `top` has what stick() has measured already. */
export function attachStick(
	element: HTMLElement,
	options: StickOptions,
	order: number,
	top: TopInset
): () => void {
	const { isOn, distance, lead = () => 0 } = options;
	const ending = new AbortController();
	const { signal } = ending;
	const holder = mustBeFixed( element ) ? place( element ) : undefined;
	const at = track( element, holder, options, update, signal );
	let state: State = 'normal';
	let [ offset, height, out, isHidden, fits ] = [ 0, 0, 0, false, true ];

	function update() {
		const isArmed = isOn() && ( at.isScrolledTo || distance() <= 0 );
		const isDue = isArmed && at.isScrolledTo && at.isReached;
		const before = state;
		state = stateOf( isDue && fits, isHidden );
		if ( holder && state !== before ) {
			holder.toggle( state !== 'normal' );
			at.watch( offset, height, out );
		}
		const kind = holder ? 'fixed' : 'sticky';
		element.setAttribute( STICKS, isArmed && fits ? kind : '' );
		element.setAttribute( 'data-state', state );
		const reserved =
			isOn() && ( at.isFirst || isDue ) && ! at.isPushedOut ? height : 0;
		top.set( state === 'stuck' ? reserved : 0, reserved );
	}

	setProperty( element, 'order', `${ order }` );
	element.setAttribute( STICKS, '' );
	top.watch( ( next, hasRoom ) => {
		offset = next;
		setProperty( element, 'offset', `${ next }px` );
		at.watch( offset, height, out );
		if ( fits !== hasRoom ) {
			fits = hasRoom;
			update();
		}
	} );
	onResize( element, signal, () => {
		out = lead();
		setProperty( element, 'lead', `${ out }px` );
		height = heightOf( element ) - out;
		at.watch( offset, height, out );
		update();
	} );
	if ( options.hidesOnScroll ) {
		onDirection( element, options.threshold, signal, ( isDown ) => {
			isHidden = isDown;
			update();
		} );
	}
	return () => {
		ending.abort();
		top.remove();
		element.removeAttribute( STICKS );
		element.removeAttribute( 'data-state' );
	};
}

const stateOf = ( isStuck: boolean, isHidden: boolean ): State => {
	const shown = isHidden ? 'hidden' : 'stuck';
	return isStuck ? shown : 'normal';
};

const setProperty = ( element: HTMLElement, name: string, value: string ) =>
	element.style.setProperty( `--frontage-sticky-${ name }`, value );

/** An element without height, over the first block, is as high as its content. */
const heightOf = ( element: HTMLElement ) =>
	element.offsetHeight || Number( element.firstElementChild?.clientHeight );

/** On resize of the viewport or the element, and initially. */
function onResize(
	element: HTMLElement,
	signal: AbortSignal,
	measure: () => void
) {
	let timer = 0;
	const sized = new ResizeObserver( measure );
	sized.observe( element );
	window.addEventListener(
		'resize',
		() => {
			clearTimeout( timer );
			timer = window.setTimeout(
				() => signal.aborted || measure(),
				RESIZE_DELAY
			);
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => sized.disconnect() );
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
