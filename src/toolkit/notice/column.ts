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
	const box = part(
		'section',
		'notices',
		{
			popover: 'manual',
			'aria-label': words().notifications,
			'data-position': position,
		},
		list
	);
	const shown: Item[] = [];
	let waiting: Item[] = [];
	let isPointedAt = false;
	let cameFrom: EventTarget | null = null;
	let ending: AbortController | undefined;

	const hasFocus = () => box.contains( box.ownerDocument.activeElement );
	const goOn = () => {
		const isHeld = isPointedAt || hasFocus() || document.hidden;
		shown.forEach( ( { timer } ) =>
			isHeld ? timer.hold() : timer.run()
		);
	};
	const place = () => {
		const target = host();
		if ( box.parentElement !== target || ! box.isConnected ) {
			const focused = hasFocus() ? box.ownerDocument.activeElement : null;
			target.append( box );
			box.showPopover();
			focus( focused );
		}
	};
	const begin = () => {
		ending = new AbortController();
		const { signal } = ending;
		place();
		signal.addEventListener( 'abort', watchDialogs( place ) );
		document.addEventListener( 'visibilitychange', goOn, { signal } );
		document.addEventListener(
			'keydown',
			( event ) => {
				if ( event.key === 'F8' && ! event.defaultPrevented ) {
					event.preventDefault();
					focus( closeButton( shown.at( -1 ) ) );
				}
			},
			{ signal }
		);
	};
	const end = () => {
		ending?.abort();
		ending = undefined;
		isPointedAt = false;
		box.remove();
	};
	const fill = () => {
		while ( shown.length < MOST && waiting.length ) {
			const item = waiting.shift();
			if ( item ) {
				shown.push( item );
				list.append( item.element );
			}
		}
		goOn();
	};

	box.addEventListener( 'pointerenter', () => {
		isPointedAt = true;
		goOn();
	} );
	box.addEventListener( 'pointerleave', () => {
		isPointedAt = false;
		goOn();
	} );
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
			const hadFocus = isIn(
				item.element,
				box.ownerDocument.activeElement
			);
			shown.splice( at, 1 );
			const next = byPointer
				? undefined
				: ( shown[ at ] ?? shown[ at - 1 ] );
			if ( hadFocus ) {
				focus( closeButton( next ) ?? cameFrom );
			}
			item.element.remove();
			fill();
			if ( ! shown.length ) {
				end();
			}
		},
	};
}

const isIn = ( element: Element, target: EventTarget | null ) =>
	target instanceof Node && element.contains( target );

const closeButton = ( item: Item | undefined ) =>
	item?.element.querySelector( 'button:last-of-type' );

function focus( target: EventTarget | null | undefined ) {
	if ( target instanceof HTMLElement && target.isConnected ) {
		target.focus( { preventScroll: true } );
	}
}
