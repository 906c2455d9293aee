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
				index: controls().indexOf( control ),
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
		for ( const { event, control, index } of list ) {
			const now = control.isConnected ? control : controls()[ index ];
			if ( now ) {
				copyTyped( control, now );
				repeat( event, now );
			}
		}
		isReplaying = false;
	}

	/* The marks stay: the browser is navigating, or the script still loads and removes them. */
	function onTimeout() {
		hasTimedOut = true;
		const last = queue.filter( isNative ).pop();
		queue = queue.filter( ( queued ) => ! isNative( queued ) );
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
