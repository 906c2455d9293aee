/**
 * Disclosure: a button that shows and hides a panel, such as a submenu, a dropdown or a section of an accordion. Keyboard, pointer and screen reader get
 * the same states, after the ARIA pattern for disclosures.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
import { emit } from '../events/events';
import { keepPlaced } from './keep-placed';

export interface DisclosureOptions {
	/** Of the disclosures that share a group at most one is open. */
	group?: object;
	/** Contains button and panel, and related elements: focus within it closes nothing. */
	area?: HTMLElement;
	/** Evaluated on opening: whether Escape, and a press or focus outside, close it. True for menus, false for accordions. */
	isTransient?: () => boolean;
	/** Positions the panel: on opening, and while it is open whenever the layout changes. */
	place?: () => void;
}

export interface Disclosure {
	readonly button: HTMLElement;
	readonly panel: HTMLElement;
	readonly area?: HTMLElement;
	readonly isOpen: boolean;
	/** On hover it does not replace a sibling that has keyboard focus. */
	open: ( isByHover?: boolean ) => void;
	close: () => void;
	toggle: () => void;
	/** Closes and removes all listeners. */
	detach: () => void;
}

declare global {
	interface GlobalEventHandlersEventMap {
		/** Dispatched on the panel after it was opened or closed. */
		'frontage-disclosure-toggle': CustomEvent< { isOpen: boolean } >;
	}
}

/** Open disclosures, in the order of opening. */
const opened: Disclosure[] = [];
const groups = new WeakMap< object, Set< Disclosure > >();
let listening: AbortController | undefined;

/**
 * Makes a disclosure of a button and a panel. The button's `aria-expanded` and the panel's `data-state` (`open`, `closed`) reflect its state; styles
 * show and hide.
 *
 * @param button Gets the click listener.
 * @param panel  An initially open panel (`aria-expanded="true"`) stays open.
 */
export function disclosure(
	button: HTMLElement,
	panel: HTMLElement,
	options: DisclosureOptions = {}
): Disclosure {
	const { area, group, isTransient = () => false, place } = options;
	const detached = new AbortController();
	const siblings = group ? siblingsIn( group ) : new Set< Disclosure >();
	let isOpen = button.getAttribute( 'aria-expanded' ) === 'true';
	let stopPlacing: ( () => void ) | undefined;

	const set = ( next: boolean ) => {
		isOpen = next;
		button.setAttribute( 'aria-expanded', String( next ) );
		panel.setAttribute( 'data-state', next ? 'open' : 'closed' );
	};
	const self: Disclosure = {
		button,
		panel,
		area,
		get isOpen() {
			return isOpen;
		},
		open( isByHover = false ) {
			const others = [ ...siblings ].filter( ( one ) => one !== self );
			if ( isOpen || ( isByHover && others.some( hasVisibleFocus ) ) ) {
				return;
			}
			others.forEach( ( other ) => other.close() );
			set( true );
			if ( isTransient() ) {
				listenFor( self );
			}
			emit( panel, 'frontage-disclosure-toggle', { isOpen } );
			stopPlacing = isOpen && place ? keepPlaced( place ) : undefined;
			// The positioning callback may have closed it.
			if ( ! isOpen ) {
				stopPlacing?.();
			}
		},
		close() {
			if ( isOpen ) {
				closeInside( panel );
				set( false );
				stopPlacing?.();
				forget( self );
				emit( panel, 'frontage-disclosure-toggle', { isOpen } );
			}
		},
		toggle: () => ( isOpen ? self.close() : self.open() ),
		detach() {
			self.close();
			siblings.delete( self );
			detached.abort();
		},
	};

	siblings.add( self );
	set( isOpen );
	toggleOnClick( self, detached.signal );
	return self;
}

/** Nested disclosures are closed when their panel opens again. */
const closeInside = ( panel: HTMLElement ) =>
	[ ...opened ]
		.filter( ( other ) => panel.contains( other.button ) )
		.forEach( ( other ) => other.close() );

const hasVisibleFocus = ( { panel }: Disclosure ) =>
	panel.querySelector( ':focus-visible' ) !== null;

function toggleOnClick( { button, toggle }: Disclosure, signal: AbortSignal ) {
	button.addEventListener(
		'click',
		( event ) => {
			if ( ! event.defaultPrevented ) {
				event.preventDefault();
				toggle();
			}
		},
		{ signal }
	);
}

function siblingsIn( group: object ): Set< Disclosure > {
	const siblings = groups.get( group ) ?? new Set();
	groups.set( group, siblings );
	return siblings;
}

function forget( one: Disclosure ) {
	const at = opened.indexOf( one );
	if ( at >= 0 ) {
		opened.splice( at, 1 );
	}
	if ( ! opened.length ) {
		listening?.abort();
		listening = undefined;
	}
}

const holds = (
	{ button, panel, area }: Disclosure,
	target: EventTarget | null
) =>
	target instanceof Node &&
	[ button, panel, area ].some( ( part ) => part?.contains( target ) );

/** Listens only while something is open. */
function listenFor( opening: Disclosure ) {
	opened.push( opening );
	if ( listening ) {
		return;
	}
	listening = new AbortController();
	const { signal } = listening;
	const closeOthers = ( { target }: Event ) =>
		[ ...opened ]
			.reverse()
			.filter( ( one ) => ! holds( one, target ) )
			.forEach( ( one ) => one.close() );
	document.addEventListener( 'pointerdown', closeOthers, { signal } );
	document.addEventListener( 'focusin', closeOthers, { signal } );
	document.addEventListener( 'keydown', closeByEscape, { signal } );
}

/** Closes hovered panels as well, independent of the focus (WCAG 2.2, 1.4.13); but not from inside a dialog above. */
function closeByEscape( event: KeyboardEvent ) {
	const last = opened.at( -1 );
	// A panel opened from a dialog is later in the document.
	const dialog = [ ...document.querySelectorAll( 'dialog:modal' ) ].at( -1 );
	if (
		event.key !== 'Escape' ||
		event.defaultPrevented ||
		! last ||
		( dialog && ! dialog.contains( last.button ) )
	) {
		return;
	}
	// A containing dialog stays open.
	event.preventDefault();
	const hadFocus = last.panel.matches( ':focus-within' );
	last.close();
	if ( hadFocus ) {
		last.button.focus( { preventScroll: true } );
	}
}
