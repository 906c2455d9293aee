/**
 * A button that shows and hides a panel beside it: a sub-menu, a drop-down, a section of an accordion. Keyboard, pointer
 * and screen reader get the same states, after the ARIA practice for disclosures.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
import { emit } from '../events/events';
import { keepPlaced } from './keep-placed';

export interface DisclosureOptions {
	/** Of the disclosures that share a group at most one is open. */
	group?: object;
	/** Holds button and panel, and what else belongs to them: the focus in it closes nothing. */
	area?: HTMLElement;
	/** Asked when it opens: whether Escape, and a press or the focus elsewhere, close it. So in menus, not in accordions. */
	isTransient?: () => boolean;
	/** Puts the panel where it belongs: as it opens, and while it is open at whatever moves it. */
	place?: () => void;
}

export interface Disclosure {
	readonly button: HTMLElement;
	readonly panel: HTMLElement;
	readonly area?: HTMLElement;
	readonly isOpen: boolean;
	/** By hover it takes no sibling's place that the keyboard's focus is in. */
	open: ( isByHover?: boolean ) => void;
	close: () => void;
	toggle: () => void;
	/** Closes, and takes all listeners away. */
	detach: () => void;
}

declare global {
	interface GlobalEventHandlersEventMap {
		/** Sent on the panel after it was opened or closed. */
		'frontage-disclosure-toggle': CustomEvent< { isOpen: boolean } >;
	}
}

/** All that are open, the last opened last. */
const opened: Disclosure[] = [];
const groups = new WeakMap< object, Set< Disclosure > >();
let listening: AbortController | undefined;

/**
 * Makes a disclosure of a button and a panel. The button's `aria-expanded` and the panel's `data-state` (`open`, `closed`)
 * say how it stands; styles show and hide.
 *
 * @param button Gets the click listener.
 * @param panel  What it shows. One that is open already (`aria-expanded="true"`) stays open.
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
			const others = [ ...siblings ].filter(
				( other ) => other !== self
			);
			if (
				isOpen ||
				( isByHover &&
					others.some( ( { panel: other } ) =>
						other.querySelector( ':focus-visible' )
					) )
			) {
				return;
			}
			others.forEach( ( other ) => other.close() );
			set( true );
			if ( isTransient() ) {
				opened.push( self );
				listen();
			}
			emit( panel, 'frontage-disclosure-toggle', { isOpen } );
			if ( isOpen && place ) {
				stopPlacing = keepPlaced( place );
			}
			// Whoever places it may have closed it.
			if ( ! isOpen ) {
				stopPlacing?.();
			}
		},
		close() {
			if ( ! isOpen ) {
				return;
			}
			// What was opened inside is closed when this one opens again.
			[ ...opened ]
				.filter( ( other ) => panel.contains( other.button ) )
				.forEach( ( other ) => other.close() );
			set( false );
			stopPlacing?.();
			forget( self );
			emit( panel, 'frontage-disclosure-toggle', { isOpen } );
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
	button.addEventListener(
		'click',
		( event ) => {
			if ( ! event.defaultPrevented ) {
				event.preventDefault();
				self.toggle();
			}
		},
		{ signal: detached.signal }
	);
	return self;
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

/** Only while something is open. */
function listen() {
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

/** Also what was opened by hover, wherever the focus is (WCAG 2.2, 1.4.13); not from inside a dialog that lies above. */
function closeByEscape( event: KeyboardEvent ) {
	const last = opened.at( -1 );
	// What is opened from a dialog stands behind it in the document.
	const dialog = [ ...document.querySelectorAll( 'dialog:modal' ) ].at( -1 );
	if (
		event.key !== 'Escape' ||
		event.defaultPrevented ||
		! last ||
		( dialog && ! dialog.contains( last.button ) )
	) {
		return;
	}
	// A dialog around it stays open.
	event.preventDefault();
	const hadFocus = last.panel.matches( ':focus-within' );
	last.close();
	if ( hadFocus ) {
		last.button.focus( { preventScroll: true } );
	}
}
