/**
 * Keeps what a visitor does with a control while its island wakes up, and does it again, once, when the island can
 * answer. If the island takes too long, the link is followed and the form sent as if there were no script.
 *
 * Keys are never repeated: Enter and Space make a click already.
 */
const PATIENCE_MS = 4000;
const CONTROL = '[data-frontage-wake]';
const FIELD = 'form,input,select,textarea';

interface Kept {
	event: Event;
	control: Element;
	/** Its place among the marked controls: where an island broke, the server's HTML is put back and another one stands there. */
	place: number;
}

export interface Keeper {
	/** Does again all that was kept. */
	replay: () => void;
	/** Leaves the last click or submit to the browser. */
	follow: () => void;
	/** Forgets what was kept. */
	reset: () => void;
	stop: () => void;
}

/**
 * @param element  The island.
 * @param isWanted Called for each click, submit and input on a marked control; true when it is to be kept.
 */
export function keep( element: Element, isWanted: () => boolean ): Keeper {
	let kept: Kept[] = [];
	let timer = 0;
	let isReplaying = false;
	const marked = new Set< Element >();
	const listening = new AbortController();

	const listener = ( event: Event ) => {
		const control = isReplaying ? null : controlOf( event );
		if ( ! control || ! isWanted() ) {
			return;
		}
		if ( event.cancelable ) {
			event.preventDefault();
			event.stopImmediatePropagation();
			timer ||= window.setTimeout( follow, PATIENCE_MS );
			mark(
				event instanceof SubmitEvent
					? ( event.submitter ?? control )
					: control
			);
		}
		if (
			! kept.some(
				( other ) =>
					other.control === control && other.event.type === event.type
			)
		) {
			kept.push( {
				event,
				control,
				place: controls().indexOf( control ),
			} );
		}
	};

	const controls = () => [ ...element.querySelectorAll( CONTROL ) ];

	function mark( control: Element ) {
		marked.add( control );
		control.setAttribute( 'aria-busy', 'true' );
		control.setAttribute( 'data-waking', '' );
	}

	function reset() {
		window.clearTimeout( timer );
		timer = 0;
		kept = [];
		for ( const control of marked ) {
			control.removeAttribute( 'aria-busy' );
			control.removeAttribute( 'data-waking' );
		}
		marked.clear();
	}

	function doAgain( list: Kept[] ) {
		isReplaying = true;
		for ( const { event, control, place } of list ) {
			const now = control.isConnected ? control : controls()[ place ];
			if ( now ) {
				keepTyped( control, now );
				repeat( event, now );
			}
		}
		isReplaying = false;
	}

	/* The marks stay: the browser is on its way to another page, or the island comes after all and takes them off. */
	function follow() {
		const last = kept.filter( isTheBrowsersToo ).pop();
		kept = kept.filter( ( entry ) => ! isTheBrowsersToo( entry ) );
		doAgain( last ? [ last ] : [] );
	}

	for ( const type of [ 'click', 'submit', 'input', 'change' ] ) {
		element.addEventListener( type, listener, {
			signal: listening.signal,
		} );
	}
	return {
		replay() {
			const list = kept;
			reset();
			doAgain( list );
		},
		follow() {
			follow();
			reset();
		},
		reset,
		stop() {
			reset();
			listening.abort();
		},
	};
}

/**
 * The marked control that an event is for, unless the browser must keep it: a new tab, a download, a click that another
 * script has answered.
 * @param event
 */
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
		return control === target && staysHere( to ) ? control : null;
	}
	if ( event instanceof MouseEvent ) {
		const link = target.closest( 'a' );
		const isTheBrowsers =
			event.button !== 0 ||
			event.metaKey ||
			event.ctrlKey ||
			event.shiftKey ||
			event.altKey ||
			! staysHere( link?.target ) ||
			link?.hasAttribute( 'download' );
		return isTheBrowsers || control?.matches( FIELD ) ? null : control;
	}
	return control;
}

function staysHere( to: string | null | undefined ): boolean {
	return ! to || to === '_self';
}

function isTheBrowsersToo( { event, control }: Kept ): boolean {
	return (
		event.type === 'submit' ||
		( event.type === 'click' && !! control.closest( 'a[href]' ) )
	);
}

/** What was typed into a form that is gone goes into the one in its place. */
function keepTyped( before: Element, now: Element ): void {
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
