/**
 * Queues events on a marked control while its script is loading, and replays them, once, when the script is ready. After a timeout, the link is followed
 * and the form submitted as without a script. Key events are not replayed: Enter and Space dispatch a click already.
 *
 * @attribute data-frontage-wake On a control whose script is deferred. Empty: a pointer, touch or focus on it loads the script, and clicks, input and
 * submits wait for it. `intent`: it only loads the script, and the browser handles the clicks. A control without it does neither.
 */
import { isPlainClick, opensHere } from '../events/plain-click';
import { CLICK_TIMEOUT_MS } from './click-timeout';

const CONTROL = '[data-frontage-wake=""]';
const FIELD = 'form,input,select,textarea';

interface Queued {
	event: Event;
	control: Element;
	/** Index among the marked controls: if an island failed, the restored server HTML has another element at this index. */
	index: number;
}

export interface EventQueue {
	/** Replays the queued events. */
	replay: () => void;
	/** Performs the default action of the last click or submit, and discards the rest. */
	release: () => void;
	clear: () => void;
	stop: () => void;
}

/**
 * Marks a control whose click waits for a script as busy; `onTimeout` is called after the timeout.
 * @return Ends the waiting.
 */
export function holdControl(
	control: Element,
	onTimeout: () => void
): () => void {
	const timer = setTimeout( onTimeout, CLICK_TIMEOUT_MS );
	control.setAttribute( 'aria-busy', 'true' );
	control.setAttribute( 'data-waking', '' );
	return () => {
		clearTimeout( timer );
		control.removeAttribute( 'aria-busy' );
		control.removeAttribute( 'data-waking' );
	};
}

/** `shouldQueue` is called for each click, submit and input on a marked control. */
export function queueEvents(
	element: Element,
	shouldQueue: ( control: Element ) => boolean
): EventQueue {
	let queue: Queued[] = [];
	let held: ( () => void )[] = [];
	let hasTimedOut = false;
	let isReplaying = false;
	const listening = new AbortController();

	const listener = ( event: Event ) => {
		const queued = isReplaying ? null : queuedBy( event, element );
		if (
			! queued ||
			! shouldQueue( queued.control ) ||
			( hasTimedOut && isNative( queued ) )
		) {
			return;
		}
		if ( event.cancelable ) {
			held.push( hold( queued, onTimeout ) );
		}
		if ( ! queue.some( ( other ) => isSame( other, queued ) ) ) {
			queue.push( queued );
		}
	};

	/** @return The discarded events. */
	function clear() {
		const discarded = queue;
		held.forEach( ( end ) => end() );
		held = [];
		hasTimedOut = false;
		queue = [];
		return discarded;
	}

	function repeatAll( list: Queued[] ) {
		isReplaying = true;
		list.forEach( ( queued ) => repeat( queued, element ) );
		isReplaying = false;
	}

	/* The marks stay: the browser is navigating, or the script still loads and removes them. */
	function onTimeout() {
		hasTimedOut = true;
		const last = queue.filter( isNative ).slice( -1 );
		queue = queue.filter( ( queued ) => ! isNative( queued ) );
		repeatAll( last );
	}

	for ( const type of [ 'click', 'submit', 'input', 'change' ] ) {
		// Its signal ends the listening.
		element.addEventListener( type, listener, listening );
	}
	return {
		replay: () => repeatAll( clear() ),
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

function queuedBy( event: Event, element: Element ): Queued | null {
	const control = controlOf( event );
	return control && element.contains( control )
		? { event, control, index: controlsIn( element ).indexOf( control ) }
		: null;
}

const controlsIn = ( element: Element ) => [
	...element.querySelectorAll( CONTROL ),
];

/** Marked control of an event, unless the browser must handle it. */
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

/** Whether the browser has a default action. */
const isNative = ( { event, control }: Queued ): boolean =>
	event.type === 'submit' ||
	( event.type === 'click' &&
		control.closest( 'a[href],[popovertarget]' ) !== null );

const isSame = ( one: Queued, other: Queued ): boolean =>
	one.control === other.control && one.event.type === other.event.type;

function hold( { event, control }: Queued, onTimeout: () => void ) {
	const { submitter }: Partial< SubmitEvent > = event;
	event.preventDefault();
	event.stopImmediatePropagation();
	return holdControl( submitter ?? control, onTimeout );
}

/** On the control, or on the one that stands in its place. */
function repeat( { event, control, index }: Queued, element: Element ): void {
	const { target } = event;
	const now = control.isConnected ? control : controlsIn( element )[ index ];
	if ( ! now ) {
		return;
	}
	copyTyped( control, now );
	if ( event instanceof SubmitEvent && now instanceof HTMLFormElement ) {
		now.requestSubmit(
			event.submitter?.isConnected ? event.submitter : undefined
		);
	} else if ( event instanceof MouseEvent ) {
		( target instanceof Element && target.isConnected
			? target
			: now
		).dispatchEvent( new MouseEvent( 'click', event ) );
	} else {
		target?.dispatchEvent( new Event( event.type, { bubbles: true } ) );
	}
}

/** Input of a removed form is copied to its replacement. */
function copyTyped( before: Element, now: Element ): void {
	if ( before === now ) {
		return;
	}
	const typed = before.querySelectorAll( 'input' );
	now.querySelectorAll( 'input' ).forEach( ( field, at ) => {
		field.value = typed[ at ]?.value ?? field.value;
	} );
}
