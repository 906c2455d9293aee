/** Says whether the window is wide or narrow for a header, and lets the header or its rows stick. */
import { behaviour } from '../../src/client/behavior/behaviour';
import { emit } from '../../src/client/events/events';
import { stick, type StickOptions } from '../../src/sticky/stick';
import './states.scss';

type Mode = 'desktop' | 'mobile';

declare global {
	interface GlobalEventHandlersEventMap {
		/** From a header, when the window has become wider or narrower than its breakpoint. */
		'frontage-header-mode': CustomEvent< { mode: Mode } >;
	}
}

interface Options {
	/** Pixels up to which the window is narrow. */
	breakPoint: number;
	appears: StickOptions[ 'animation' ];
	hides: boolean;
}

/** Below the store notice, above whatever else sticks. */
const ORDER = 10;
/** Milliseconds after which a device that was turned has its new width. */
const TURN_DELAY = 50;

behaviour< Options >(
	'header',
	{ breakPoint: 920, appears: 'none', hides: false },
	( header, { breakPoint, appears, hides } ) => {
		const ending = new AbortController();
		const { signal } = ending;
		const narrow = matchMedia( `(max-width:${ breakPoint }px)` );
		let release: ( () => void )[] = [];
		let mode: Mode | undefined;

		const detach = () => release.forEach( ( each ) => each() );
		const check = () => {
			const before = mode;
			mode = narrow.matches ? 'mobile' : 'desktop';
			if ( mode === before ) {
				return;
			}
			header.setAttribute( 'data-mode', mode );
			detach();
			const how = header.getAttribute( `data-sticky-${ mode }` );
			release = [
				...( how === 'whole'
					? [ header ]
					: header.querySelectorAll< HTMLElement >(
							how ? '[data-sticks]' : 'none'
						) ),
			].map( ( element, at ) =>
				stick(
					element,
					{
						isOn: () => true,
						// What comes back has left the window before.
						distance: () =>
							appears === 'none' ? 0 : innerHeight,
						hidesOnScroll: hides,
						threshold: () => 0,
						animation: appears,
						lead: () => lead( header, element ),
					},
					ORDER + at
				)
			);
			if ( before ) {
				emit( header, 'frontage-header-mode', { mode } );
			}
		};

		const refold = () => fold( header );
		// A frame later, for folding changes the size of what is observed.
		const sized = new ResizeObserver( () =>
			requestAnimationFrame( refold )
		);
		check();
		refold();
		header
			.querySelectorAll( '[data-row]>*,[class$="menu__sheet"]' )
			.forEach( ( element ) => sized.observe( element ) );
		// Before the window is painted in its new size.
		addEventListener( 'resize', refold, { signal } );
		// What is folded has no size that a font could change.
		document.fonts.addEventListener( 'loadingdone', refold, { signal } );
		narrow.addEventListener( 'change', check, { signal } );
		addEventListener(
			'orientationchange',
			() => setTimeout( check, TURN_DELAY ),
			{ signal }
		);
		return () => {
			ending.abort();
			sized.disconnect();
			detach();
		};
	}
);

/** A bar that is longer than the room on its line gives way to its button. */
function fold( header: HTMLElement ) {
	header
		.querySelectorAll< HTMLElement >( '[data-desktop="bar"],[data-folds]' )
		.forEach( ( menu ) => {
			const list = menu.querySelector< HTMLElement >(
				'[class$="menu__list"]'
			);
			const room = list?.parentElement;
			if (
				! room ||
				menu.querySelector(
					':popover-open,dialog,:scope>[data-state="open"]'
				)
			) {
				return;
			}
			menu.dataset.desktop = 'bar';
			const isLong = list.offsetWidth > room.offsetWidth + 1;
			menu.toggleAttribute( 'data-folds', isLong );
			if ( isLong ) {
				menu.dataset.desktop = 'popup';
			}
		} );
}

/**
 * Pixels that scroll out of the window before it sticks: rows in it that do not, and half of the padding of those that shrink. Each row is told how much
 * sticks above it.
 */
function lead( header: HTMLElement, element: HTMLElement ): number {
	let out = 0;
	let above = 0;
	header.querySelectorAll< HTMLElement >( '[data-row]' ).forEach( ( row ) => {
		const { offsetHeight } = row;
		if ( offsetHeight && element.contains( row ) ) {
			const less = row.matches( '[data-sticks]' )
				? parseFloat(
						getComputedStyle( row ).getPropertyValue(
							'--frontage-header-shrink'
						)
					) || 0
				: offsetHeight;
			row.style.setProperty( '--frontage-header-above', `${ above }px` );
			out += less;
			above += offsetHeight - less;
		}
	} );
	return out;
}
