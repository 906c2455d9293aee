/**
 * Queues what a visitor does with a marked control while its script is on the way, and does it again, once, when the script can answer. If that takes
 * too long, the link is followed and the form sent as if there were no script. Keys are never repeated: Enter and Space make a click already.
 *
 * @attribute data-frontage-wake On a control whose script is deferred. Empty: a pointer, finger or focus on it loads the script, and clicks, input and
 * submits wait for it. `intent`: it only loads the script, and the browser keeps the clicks. A control without it does neither.
 */
import { isPlainClick, opensHere } from '../events/plain-click';
import { CLICK_TIMEOUT_MS } from './click-timeout';

const CONTROL = '[data-frontage-wake=""]';
const FIELD = 'form,input,select,textarea';

interface Queued {
	event: Event;
	control: Element;
	/** Its place among the marked controls: where an island broke, the server's HTML is put back and another one stands there. */
	place: number;
}

export interface EventQueue {
	/** Does again all that was queued. */
	replay: () => void;
	/** Leaves the last click or submit to the browser, and forgets the rest. */
	release: () => void;
	clear: () => void;
	stop: () => void;
}

/** `shouldQueue` is called for each click, submit and input on a marked control. */
export function queueEvents(
	element: Element,
	shouldQueue: ( control: Element ) => boolean
): EventQueue {
	let queue: Queued[] = [];
	let timer = 0;
	let hasTimedOut = false;
	let isReplaying = false;
	const busy = new Set< Element >();
	const listening = new AbortController();

	const listener = ( event: Event ) => {
		const control = isReplaying ? null : controlOf( event );
		if (
			! control ||
			! element.contains( control ) ||
			! shouldQueue( control ) ||
			( hasTimedOut && isNative( { event, control } ) )
		) {
			return;
		}
		if ( event.cancelable ) {
			event.preventDefault();
			event.stopImmediatePropagation();
			timer ||= window.setTimeout( onTimeout, CLICK_TIMEOUT_MS );
			markBusy(
				event instanceof SubmitEvent
					? ( event.submitter ?? control )
					: control
			);
		}
		if (
			! queue.some(
				( other ) =>
					other.control === control && other.event.type === event.type
			)
		) {
			queue.push( {
				event,
				control,
				place: controls().indexOf( control ),
			} );
		}
	};

	const controls = () => [ ...element.querySelectorAll( CONTROL ) ];

	function markBusy( control: Element ) {
		busy.add( control );
		control.setAttribute( 'aria-busy', 'true' );
		control.setAttribute( 'data-waking', '' );
	}

	function clear() {
		clearTimeout( timer );
		timer = 0;
		hasTimedOut = false;
		queue = [];
		for ( const control of busy ) {
			control.removeAttribute( 'aria-busy' );
			control.removeAttribute( 'data-waking' );
		}
		busy.clear();
	}

	function repeatAll( list: Queued[] ) {
		isReplaying = true;
		for ( const { event, control, place } of list ) {
			const now = control.isConnected ? control : controls()[ place ];
			if ( now ) {
				copyTyped( control, now );
				repeat( event, now );
			}
		}
		isReplaying = false;
	}

	/* The marks stay: the browser is on its way to another page, or the script comes after all and takes them off. */
	function onTimeout() {
		hasTimedOut = true;
		const last = queue.filter( isNative ).pop();
		queue = queue.filter( ( entry ) => ! isNative( entry ) );
		repeatAll( last ? [ last ] : [] );
	}

	for ( const type of [ 'click', 'submit', 'input', 'change' ] ) {
		element.addEventListener( type, listener, {
			signal: listening.signal,
		} );
	}
	return {
		replay() {
			const list = queue;
			clear();
			repeatAll( list );
		},
		release() {
			onTimeout();
			clear();
		},
		clear,
		stop() {
			clear();
			listening.abort();
		},
	};
}

/** The marked control that an event is for, unless the browser must keep it. */
function controlOf( event: Event ): Element | null {
	const { target } = event;
	if ( event.defaultPrevented || ! ( target instanceof Element ) ) {
		return null;
	}
	const control = target.closest( CONTROL );
	if ( event instanceof SubmitEvent ) {
		const to =
			event.submitter?.getAttribute( 'formtarget' ) ??
			target.getAttribute( 'target' );
		return control === target && opensHere( to ) ? control : null;
	}
	if ( event instanceof MouseEvent ) {
		return isPlainClick( event ) && ! control?.matches( FIELD )
			? control
			: null;
	}
	return control;
}

/** Whether the browser has an answer of its own. */
function isNative( {
	event,
	control,
}: Pick< Queued, 'event' | 'control' > ): boolean {
	return (
		event.type === 'submit' ||
		( event.type === 'click' &&
			!! control.closest( 'a[href],[popovertarget]' ) )
	);
}

/** What was typed into a form that is gone goes into the one in its place. */
function copyTyped( before: Element, now: Element ): void {
	if ( before === now ) {
		return;
	}
	const typed = before.querySelectorAll( 'input' );
	now.querySelectorAll( 'input' ).forEach( ( field, at ) => {
		field.value = typed[ at ]?.value ?? field.value;
	} );
}

function repeat( event: Event, control: Element ): void {
	const { target } = event;
	if ( event instanceof SubmitEvent && control instanceof HTMLFormElement ) {
		control.requestSubmit(
			event.submitter?.isConnected ? event.submitter : undefined
		);
	} else if ( event instanceof MouseEvent ) {
		( target instanceof Element && target.isConnected
			? target
			: control
		).dispatchEvent( new MouseEvent( 'click', event ) );
	} else {
		target?.dispatchEvent( new Event( event.type, { bubbles: true } ) );
	}
}
