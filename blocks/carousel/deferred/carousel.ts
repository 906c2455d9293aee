/**
 * A carousel: steps by arrows, dots, keys and time, and follows what a visitor swipes, focuses or is led to by a link.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
import type { Attach } from '../../../src/client/behavior/behavior';
import type {} from '../../../src/client/dom/reveal';
import { autoplay } from './autoplay';
import { controlsOf } from './controls';
import { listen } from './gestures';
import { stepsOf } from './steps';
import { trackOf, type Track } from './track';

export interface Options {
	/** Milliseconds between two steps of the autoplay; 0 for none. */
	delay: number;
	/** Milliseconds that a step takes. */
	speed: number;
	isFade: boolean;
	isFinite: boolean;
	playsOnHover: boolean;
	/** Whether the autoplay goes on after a visitor's own step. */
	playsAfterActs: boolean;
	/** Whether the pictures of the next slide are fetched before it is shown. */
	loadsAhead: boolean;
}

export const attach: Attach< Options > = ( root, options ) => {
	const row = root.querySelector< HTMLElement >(
		'.wp-block-frontage-carousel__track'
	);
	let detach = row && start( root, row, options );
	// As in a gallery that is filtered.
	const observer = new MutationObserver( () => {
		detach?.();
		detach = row && start( root, row, options );
	} );
	if ( row ) {
		observer.observe( row, { childList: true } );
	}
	return () => {
		observer.disconnect();
		detach?.();
	};
};

function start( root: HTMLElement, row: HTMLElement, options: Options ) {
	const { isFade, isFinite } = options;
	const ending = new AbortController();
	const { signal } = ending;
	const track = trackOf( row );
	const { slides, count, within } = track;
	const [ room, rest, move, at, step ] = stepsOf( track, options, update );
	let isPlaying = false;
	let stopPlaying: undefined | ( () => void );

	const act = () => options.playsAfterActs || stopPlaying?.();
	const go = ( by: number ) => {
		act();
		move( by );
	};
	const press = ( way: number ) => go( way * step() );
	const updateControls = controlsOf(
		root,
		slides,
		isFinite,
		press,
		( index ) => go( index - at() )
	);

	function update() {
		updateControls( at(), room(), count( 'step' ), isPlaying );
		if ( isFade ) {
			showOne( row, slides, at() );
		}
		loadFrom( track, at(), options.loadsAhead ? 0 : 99 );
	}

	listen( row, track, isFade, press, act, rest, signal );
	root.addEventListener(
		'frontage-reveal',
		( { target } ) => {
			const index = slides.findIndex( ( slide ) =>
				slide.contains( target as Node )
			);
			if ( index >= 0 && within( index - at() ) >= count( 'slides' ) ) {
				act();
				rest( index );
			}
		},
		{ signal, capture: true }
	);
	if ( options.delay ) {
		stopPlaying = autoplay(
			root,
			options,
			() => move( isFinite && at() >= room() ? -at() : step() ),
			( isOn ) => {
				isPlaying = isOn;
				update();
			},
			signal
		);
	}
	// It may still be in motion.
	const begin = row.scrollLeft && ! isFade ? update : rest;
	begin();
	return () => ending.abort();
}

/** In a carousel that fades: the others are inert. */
function showOne( row: HTMLElement, slides: HTMLElement[], at: number ) {
	row.toggleAttribute( 'data-fades', true );
	slides.forEach( ( slide, index ) => {
		// A slide that becomes inert loses the focus.
		if ( index !== at && slide.matches( ':focus-within' ) ) {
			row.focus( { preventScroll: true } );
		}
		slide.inert = index !== at;
	} );
}

/** Fetches the pictures that are shown or come next. */
function loadFrom(
	{ slides, count, within }: Track,
	at: number,
	first: number
) {
	for ( let by = first; by <= count( 'slides' ); by++ ) {
		slides[ within( at + by ) ]
			?.querySelectorAll( 'img' )
			.forEach( ( picture ) => ( picture.loading = 'eager' ) );
	}
}
