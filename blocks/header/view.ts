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
			].map( ( element ) =>
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
						lead: () => lead( element ),
					},
					ORDER
				)
			);
			if ( before ) {
				emit( header, 'frontage-header-mode', { mode } );
			}
		};

		check();
		fold( header );
		// Before the window is painted in its new size, and when fonts and pictures have come.
		for ( const name of [ 'resize', 'load' ] ) {
			addEventListener( name, () => fold( header ), { signal } );
		}
		narrow.addEventListener( 'change', check, { signal } );
		addEventListener(
			'orientationchange',
			() => setTimeout( check, TURN_DELAY ),
			{ signal }
		);
		return () => {
			ending.abort();
			detach();
		};
	}
);

/** A bar that would take more than a line gives way to its button. */
function fold( header: HTMLElement ) {
	header
		.querySelectorAll< HTMLElement >( '[data-desktop="bar"],[data-folds]' )
		.forEach( ( menu ) => {
			if ( menu.querySelector( ':popover-open' ) ) {
				return;
			}
			menu.dataset.desktop = 'bar';
			const items = [
				...menu.querySelectorAll< HTMLElement >(
					'[class$="menu__list"]>*'
				),
			];
			const [ first ] = items;
			// Entries of unequal height lie in the middle of one line; in narrow windows none is shown.
			const isLong =
				!! first?.offsetHeight &&
				items.some(
					( { offsetTop } ) =>
						offsetTop >= first.offsetTop + first.offsetHeight
				);
			menu.toggleAttribute( 'data-folds', isLong );
			if ( isLong ) {
				menu.dataset.desktop = 'popup';
			}
		} );
}

/** Pixels that scroll out of the window before it sticks: rows in it that do not, and half of the padding of those that shrink. */
const lead = ( element: HTMLElement ): number =>
	[
		...element.querySelectorAll< HTMLElement >(
			'[data-row]:not([data-sticks])'
		),
	].reduce(
		( sum, { offsetHeight } ) => sum + offsetHeight,
		parseFloat(
			getComputedStyle( element ).getPropertyValue(
				'--frontage-header-shrink'
			)
		) || 0
	);
