/** Sets `data-mode` by breakpoint and makes the header or its rows sticky. */
import { behavior } from '../../src/client/behavior/behavior';
import { emit } from '../../src/client/events/events';
import { stick, type StickOptions } from '../../src/sticky/stick';
import './states.scss';

type Mode = 'desktop' | 'mobile';

declare global {
	interface GlobalEventHandlersEventMap {
		/** Dispatched on a header when the window's width has crossed its breakpoint. */
		'frontage-header-mode': CustomEvent< { mode: Mode } >;
	}
}

interface Options {
	/** Largest width of the narrow layout, in pixels. */
	breakPoint: number;
	appears: StickOptions[ 'animation' ];
	hides: boolean;
}

/** Stacking order: below the store notice, above all other sticky elements. */
const ORDER = 10;
/** Milliseconds after a rotation until the device reports its new width. */
const TURN_DELAY = 50;

behavior< Options >(
	'header',
	{ breakPoint: 920, appears: 'none', hides: false },
	( header, { breakPoint, appears, hides } ) => {
		const ending = new AbortController();
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
			release = stickyParts( header, how ).map( ( element, at ) =>
				stick(
					element,
					{
						isOn: () => true,
						// With an entrance animation, it sticks only after it has scrolled out of the window.
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
		// Deferred by a frame, because folding resizes the observed elements.
		const sized = new ResizeObserver( () =>
			requestAnimationFrame( refold )
		);
		check();
		refold();
		header
			.querySelectorAll( '[data-row]>*,[class$="menu__sheet"]' )
			.forEach( ( element ) => sized.observe( element ) );
		// Before the window is painted in its new size.
		addEventListener( 'resize', refold, ending );
		// A folded menu has no size that a web font could change.
		document.fonts.addEventListener( 'loadingdone', refold, ending );
		narrow.addEventListener( 'change', check, ending );
		addEventListener(
			'orientationchange',
			() => setTimeout( check, TURN_DELAY ),
			ending
		);
		return () => {
			ending.abort();
			sized.disconnect();
			detach();
		};
	}
);

// Hoisted: behavior() calls it while this file is still running.
function stickyParts( header: HTMLElement, how: string | null ) {
	return how === 'whole'
		? [ header ]
		: [
				...header.querySelectorAll< HTMLElement >(
					how ? '[data-sticks]' : 'none'
				),
			];
}

/** Replaces a menu bar by its button if it does not fit on its row. */
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
 * Pixels to scroll before the header sticks: its rows that are not sticky, and half of the padding of those that shrink. Also sets the height of the
 * sticky rows above on each row.
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
