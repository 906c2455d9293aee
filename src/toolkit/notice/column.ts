/**
 * A column of toasts in a corner of the viewport: at most three, others are queued. It is above everything, including dialogs, and its timers pause on
 * hover, while it has focus, and in a background tab.
 */
import { words } from '../page';
import { part } from '../part';
import { host, watchDialogs } from './host';
import type { Timer } from './timer';

export interface Item {
	element: HTMLElement;
	timer: Timer;
	/** Closes it like a user action. */
	close: () => void;
}

export interface Column {
	add: ( item: Item ) => void;
	/** `byPointer`: the focus returns to its previous element, and does not move to the next toast. */
	remove: ( item: Item, byPointer: boolean ) => void;
}

const MOST = 3;

export function column( position: string ): Column {
	const list = part( 'ul', 'notices__list' );
	const box = boxOf( list, position );
	const shown: Item[] = [];
	let waiting: Item[] = [];
	let ending: AbortController | undefined;

	const { goOn, cameFrom, leave } = watch( box, shown );
	const begin = () => {
		ending = new AbortController();
		const { signal } = ending;
		place( box );
		signal.addEventListener(
			'abort',
			watchDialogs( () => place( box ) )
		);
		document.addEventListener( 'visibilitychange', goOn, { signal } );
		onF8( () => focus( closeButton( shown.at( -1 ) ) ), signal );
	};
	const fill = () => {
		for ( const item of waiting.splice( 0, MOST - shown.length ) ) {
			shown.push( item );
			list.append( item.element );
		}
		goOn();
	};

	return {
		add( item ) {
			waiting.push( item );
			if ( ! ending ) {
				begin();
			}
			fill();
		},
		remove( item, byPointer ) {
			const at = shown.indexOf( item );
			item.timer.hold();
			if ( at < 0 ) {
				waiting = waiting.filter( ( other ) => other !== item );
				return;
			}
			shown.splice( at, 1 );
			const next = shown[ at ] ?? shown[ at - 1 ];
			if ( hasFocus( item.element ) ) {
				focus(
					byPointer
						? cameFrom()
						: ( closeButton( next ) ?? cameFrom() )
				);
			}
			item.element.remove();
			fill();
			if ( ! shown.length ) {
				ending?.abort();
				ending = undefined;
				box.remove();
				leave();
			}
		},
	};
}

const boxOf = ( list: HTMLElement, position: string ) =>
	part(
		'section',
		'notices',
		{
			popover: 'manual',
			'aria-label': words().notifications,
			'data-position': position,
		},
		list
	);

/** Moves the box above the topmost dialog. */
function place( box: HTMLElement ) {
	const target = host();
	if ( box.parentElement !== target || ! box.isConnected ) {
		const focused = hasFocus( box )
			? box.ownerDocument.activeElement
			: null;
		target.append( box );
		box.showPopover();
		focus( focused );
	}
}

/**
 * Pauses the timers, closes by Escape, and remembers where the focus came from.
 * @param box
 * @param shown Changes.
 */
function watch( box: HTMLElement, shown: Item[] ) {
	let isPointedAt = false;
	let cameFrom: EventTarget | null = null;
	const goOn = () => {
		const isHeld = isPointedAt || hasFocus( box ) || document.hidden;
		shown.forEach( ( { timer } ) =>
			isHeld ? timer.hold() : timer.run()
		);
	};
	for ( const type of [ 'pointerenter', 'pointerleave' ] ) {
		box.addEventListener( type, () => {
			isPointedAt = type === 'pointerenter';
			goOn();
		} );
	}
	box.addEventListener( 'focusin', ( { relatedTarget } ) => {
		if ( ! isIn( box, relatedTarget ) ) {
			cameFrom = relatedTarget;
		}
		goOn();
	} );
	// During `focusout` there is no active element yet.
	box.addEventListener( 'focusout', () => setTimeout( goOn ) );
	box.addEventListener( 'keydown', ( event ) => {
		const { key, target } = event;
		const item = shown.find( ( { element } ) => isIn( element, target ) );
		if ( key === 'Escape' && item && ! event.defaultPrevented ) {
			// A containing dialog stays open.
			event.preventDefault();
			event.stopPropagation();
			item.close();
		}
	} );
	return {
		goOn,
		cameFrom: () => cameFrom,
		/** A box that is removed is left without an event. */
		leave() {
			isPointedAt = false;
		},
	};
}

const onF8 = ( callback: () => void, signal: AbortSignal ) =>
	document.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'F8' && ! event.defaultPrevented ) {
				event.preventDefault();
				callback();
			}
		},
		{ signal }
	);

const hasFocus = ( element: HTMLElement ) =>
	element.contains( element.ownerDocument.activeElement );

const isIn = ( element: Element, target: EventTarget | null ) =>
	target instanceof Node && element.contains( target );

const closeButton = ( item: Item | undefined ) =>
	item?.element.querySelector( 'button:last-of-type' );

function focus( target: EventTarget | null | undefined ) {
	if ( target instanceof HTMLElement && target.isConnected ) {
		target.focus( { preventScroll: true } );
	}
}
