/**
 * A carousel: steps by arrows, dots, keys and time, and follows what a visitor swipes, focuses or is led to by a link.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
import type { Attach } from '../../../src/client/behavior/behavior';
import { autoplay } from './autoplay';
import { controlsOf } from './controls';
import { follow, listen, onReveal } from './gestures';
import type { Options } from './options';
import { countOf, wrap, type Slides } from './row';
import { stepsOf } from './steps';

export const attach: Attach< Options > = ( root, options ) => {
	const row = root.querySelector< HTMLElement >(
		'.wp-block-frontage-carousel__track'
	);
	return row ? start( root, row, options ) : undefined;
};

function start( root: HTMLElement, row: HTMLElement, options: Options ) {
	const { isFade, isFinite } = options;
	const slides = row.children as Slides;
	const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
	const ending = new AbortController();
	const { signal } = ending;
	const [ room, rest, move, at, stop ] = stepsOf(
		row,
		slides,
		options,
		reduced,
		update
	);
	const shown = () => countOf( row, slides, 'slides' );
	const step = () => Math.min( countOf( row, slides, 'step' ), room() ) || 1;
	let stopPlaying: undefined | ( () => void );

	const act = () => options.playsAfterActs || stopPlaying?.();
	const go = ( by: number ) => {
		act();
		move( by );
	};
	const press = ( way: number ) => go( way * step() );
	const show = ( index: number ) => go( index - at() );
	const updateControls = controlsOf( root, slides, isFinite, press, show );

	function update() {
		const next = options.loadsAhead ? shown() : -1;
		updateControls( at(), room(), step() );
		[ ...slides ].forEach( ( slide, index ) => {
			const ahead = wrap( index - at(), slides );
			if ( isFade ) {
				showOne( row, slide, ! ahead );
			}
			if ( ahead <= next ) {
				fetchPictures( slide );
			}
		} );
	}

	listen( row, slides, isFade, signal, stop, press, act, rest );
	follow( row, slides, signal, rest );
	onReveal( root, slides, signal, ( index ) => {
		if ( wrap( index - at(), slides ) >= shown() ) {
			act();
			rest( index );
		}
	} );
	if ( options.delay ) {
		stopPlaying = autoplay( root, options, reduced, signal, () =>
			move( isFinite && at() >= room() ? -at() : step() )
		);
	}
	// It may still be in motion.
	const begin = row.scrollLeft && ! isFade ? update : rest;
	begin();
	return () => ending.abort();
}

/** In a carousel that fades: the others are inert. */
function showOne( row: HTMLElement, slide: HTMLElement, isShown: boolean ) {
	row.dataset.fades ??= '';
	// A slide that becomes inert loses the focus.
	if ( ! isShown && slide.matches( ':focus-within' ) ) {
		row.focus( { preventScroll: true } );
	}
	slide.inert = ! isShown;
}

const fetchPictures = ( slide: HTMLElement ) =>
	slide.querySelectorAll( 'img' ).forEach( ( picture ) => {
		picture.loading = 'eager';
	} );
