/**
 * Links to a place in the page lead below what sticks, and the focus follows; the way is smooth for plain hashes, the browser's own for others.
 * The browser does it: history, `:target`, and what covers the top (`scroll-padding-top`, `scroll-margin-top`) are its own. Where something has become
 * stuck or has grown meanwhile, the place is put right once.
 */
import { emit } from '../../client/events/events';
import { isPlainClick } from '../../client/events/plain-click';
import { pageSetting } from '../../client/settings/settings';
import { nextFrame } from '../../client/trigger/next-frame';
import { moved } from '../../client/viewport/moved';

declare global {
	interface GlobalEventHandlersEventMap {
		/** From the place in the page to which a link has scrolled. */
		'frontage-anchor': CustomEvent< null >;
	}
}

/** To others the browser goes in its own way. */
const SMOOTH = /^#[A-Za-z_][\w-]*$/;
const SCROLL_TIME = 800;
const RETRY = 750;
/** Pixels by which what sticks may have changed meanwhile. */
const NEAR = 40;

function targetOf( { hash }: { hash: string } ): HTMLElement | null {
	const id = hash.slice( 1 );
	return pageSetting( 'scroll_to_id' ) === false
		? null
		: ( document.getElementById( id ) ??
				document.getElementById( decoded( id ) ) );
}

function decoded( id: string ): string {
	try {
		return decodeURIComponent( id );
	} catch {
		return id;
	}
}

/** Lets the focus go where the browser would put it only if it were a control. */
function makeFocusable( target: HTMLElement ) {
	if ( target.tabIndex < 0 && ! target.hasAttribute( 'tabindex' ) ) {
		target.setAttribute( 'tabindex', '-1' );
		target.addEventListener(
			'blur',
			() => target.removeAttribute( 'tabindex' ),
			{ once: true }
		);
	}
}

/** @return Puts the place right, unless the visitor scrolls before. */
function untilScrolled( target: HTMLElement, end = () => {} ): () => void {
	const waiting = new AbortController();
	const { signal } = waiting;
	const stop = () => {
		waiting.abort();
		end();
	};
	for ( const name of [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ] ) {
		window.addEventListener( name, stop, { signal, passive: true } );
	}
	return () => {
		if ( ! signal.aborted ) {
			target.scrollIntoView();
			stop();
			makeFocusable( target );
			target.focus( { preventScroll: true } );
			emit( target, 'frontage-anchor', null );
		}
	};
}

function onClick( event: MouseEvent ) {
	const { target: clicked } = event;
	const link = clicked instanceof Element && clicked.closest( 'a' );
	if (
		! isPlainClick( event ) ||
		! link ||
		link.href.split( '#' )[ 0 ] !== window.location.href.split( '#' )[ 0 ]
	) {
		return;
	}
	const target = targetOf( link );
	if ( target ) {
		const { style } = document.documentElement;
		makeFocusable( target );
		if (
			SMOOTH.test( link.hash ) &&
			window.matchMedia( '(prefers-reduced-motion: no-preference)' )
				.matches
		) {
			style.scrollBehavior = 'smooth';
		}
		const finish = untilScrolled( target, () => {
			style.scrollBehavior = '';
		} );
		document.addEventListener( 'scrollend', finish, { once: true } );
		setTimeout( finish, SCROLL_TIME );
	}
}

/** Whether it stands where the browser puts it: below what sticks, or as far up as the page's end allows. */
function isAtPlace( target: HTMLElement ): boolean {
	const { documentElement: root } = document;
	const below =
		target.getBoundingClientRect().top -
		parseFloat( getComputedStyle( target ).scrollMarginTop ) -
		( parseFloat( getComputedStyle( root ).scrollPaddingTop ) || 0 );
	return (
		Math.abs( below ) < NEAR ||
		( below > 0 &&
			window.scrollY + window.innerHeight > root.scrollHeight - NEAR )
	);
}

/** A page that arrives with a hash: pictures, fonts and what sticks have come after the browser scrolled. */
function arrive() {
	const [ navigation ] = performance.getEntriesByType( 'navigation' );
	const target = targetOf( window.location );
	if (
		target &&
		! moved.aborted &&
		Object( navigation ).type === 'navigate'
	) {
		const finish = untilScrolled( target );
		const retry = async () => {
			// Until the page has come the browser keeps it there; a drag of the scrollbar sends no event of its own.
			await nextFrame();
			const { scrollY } = window;
			if ( isAtPlace( target ) ) {
				setTimeout( () => {
					if ( window.scrollY === scrollY || isAtPlace( target ) ) {
						finish();
					}
				}, RETRY );
			}
		};
		if ( document.readyState === 'complete' ) {
			retry();
		} else {
			window.addEventListener( 'load', retry );
		}
	}
}

export function scrollToAnchors() {
	// What answers clicks on the document comes first.
	window.addEventListener( 'click', onClick );
	arrive();
}
