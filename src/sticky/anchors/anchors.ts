/**
 * Smooth scrolling and focus for in-page links, with an offset for sticky elements; plain hashes scroll smoothly, others by the browser's default. The
 * browser does the navigation: history, `:target`, and the offsets (`scroll-padding-top`, `scroll-margin-top`) are its own. If an element has become
 * sticky or grown meanwhile, the scroll position is corrected once.
 */
import { decoded } from '../../client/dom/decoded';
import { reveal } from '../../client/dom/reveal';
import { emit } from '../../client/events/events';
import { linkInPage } from '../../client/events/link-in-page';
import { isPlainClick } from '../../client/events/plain-click';
import { pageSetting } from '../../client/settings/settings';
import { nextFrame } from '../../client/trigger/next-frame';
import { moved } from '../../client/viewport/moved';

declare global {
	interface GlobalEventHandlersEventMap {
		/** Dispatched on the target after scrolling to it. */
		'frontage-anchor': CustomEvent< null >;
	}
}

/** For other links the browser's default applies. */
const SMOOTH = /^#[a-z_][\w-]*$/i;
const SCROLL_TIME = 800;
const RETRY = 750;
/** Maximum correction, in pixels, for changes of sticky elements during the scroll. */
const NEAR = 40;

function targetOf( { hash }: { hash: string } ): HTMLElement | null {
	const id = hash.slice( 1 );
	return pageSetting( 'scroll_to_id' ) === false
		? null
		: ( document.getElementById( id ) ??
				document.getElementById( decoded( id ) ) );
}

/** Makes a target focusable that is not a control. */
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

/** @return Corrects the scroll position, unless the user has scrolled before. */
function untilScrolled( target: HTMLElement, end = () => {} ): () => void {
	const waiting = new AbortController();
	const { signal } = waiting;
	const stop = () => {
		waiting.abort();
		end();
	};
	for ( const name of [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ] ) {
		addEventListener( name, stop, { signal, passive: true } );
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
	const link = isPlainClick( event ) && linkInPage( event.target );
	const target = link && targetOf( link );
	if ( link && target ) {
		const { style } = document.documentElement;
		reveal( target );
		makeFocusable( target );
		if (
			SMOOTH.test( link.hash ) &&
			matchMedia( '(prefers-reduced-motion: no-preference)' ).matches
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

/** Whether it is at its scroll position: below the sticky elements, or as far up as the end of the page allows. */
function isAtTarget( target: HTMLElement ): boolean {
	const root = document.documentElement;
	const covered =
		parseFloat( getComputedStyle( root ).scrollPaddingTop ) || 0;
	const below =
		target.getBoundingClientRect().top -
		parseFloat( getComputedStyle( target ).scrollMarginTop ) -
		covered;
	return (
		// The browser may have scrolled before it was known what would be covered.
		( below < NEAR && below > -NEAR - covered ) ||
		( below > 0 && scrollY + innerHeight > root.scrollHeight - NEAR )
	);
}

/** Page load with a hash: images, fonts and sticky elements have loaded after the browser scrolled. */
function arrive() {
	const [ navigation ] = performance.getEntriesByType( 'navigation' );
	const target = targetOf( location );
	if (
		target &&
		! moved.aborted &&
		Object( navigation ).type === 'navigate'
	) {
		const finish = untilScrolled( target );
		const retry = async () => {
			// Until the page has loaded the browser keeps the position; dragging the scrollbar dispatches no event of its own.
			await nextFrame();
			const before = scrollY;
			if ( isAtTarget( target ) ) {
				setTimeout( () => {
					if ( scrollY === before || isAtTarget( target ) ) {
						finish();
					}
				}, RETRY );
			}
		};
		if ( document.readyState === 'complete' ) {
			retry();
		} else {
			addEventListener( 'load', retry );
		}
	}
}

export function scrollToAnchors() {
	// Listeners on the document run first.
	window.addEventListener( 'click', onClick );
	arrive();
}
