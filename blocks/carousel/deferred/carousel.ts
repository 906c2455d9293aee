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
import { trackOf } from './track';

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
	const { isFade, isFinite, loadsAhead } = options;
	const ending = new AbortController();
	const { signal } = ending;
	const track = trackOf( row );
	const { slides, count, within } = track;
	const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
	const room = () => slides.length - count( 'slides' );
	/** Index of the first slide that is shown. */
	let at = track.nearest();
	let isPlaying = false;
	let stopPlaying: undefined | ( () => void );

	const keepIn = ( index: number ) =>
		isFinite || ! room()
			? Math.max( 0, Math.min( index, room() ) )
			: within( index );

	const updateControls = controlsOf(
		root,
		slides,
		isFinite,
		press,
		( index ) => {
			act();
			move( index - at );
		}
	);

	function update() {
		updateControls( at, room(), count( 'step' ), isPlaying );
		if ( isFade ) {
			showOne();
		}
		for ( let by = loadsAhead ? 0 : 99; by <= count( 'slides' ); by++ ) {
			slides[ within( at + by ) ]
				?.querySelectorAll( 'img' )
				.forEach( ( picture ) => ( picture.loading = 'eager' ) );
		}
	}

	function showOne() {
		row.toggleAttribute( 'data-fades', true );
		slides.forEach( ( slide, index ) => {
			// A slide that becomes inert loses the focus.
			if ( index !== at && slide.matches( ':focus-within' ) ) {
				row.focus( { preventScroll: true } );
			}
			slide.inert = index !== at;
		} );
	}

	/** Stands still at a slide, in a loop with slides on both sides. */
	function rest( index = at ) {
		at = keepIn( index );
		track.stop();
		if ( ! isFade && ! isFinite ) {
			track.arrange( at, Math.floor( room() / 2 ) );
		}
		track.align( at );
		update();
	}

	function move( by: number ) {
		if ( isFade ) {
			rest( at + by );
			return;
		}
		const most = room();
		if ( ! track.stop() ) {
			at = track.nearest();
		}
		const to = track.place( at ) + by;
		if ( ! isFinite && ( to < 0 || to > most ) ) {
			track.arrange(
				at,
				by < 0 ? Math.min( -by, most ) : Math.max( most - by, 0 )
			);
		}
		at = keepIn( at + by );
		update();
		track.glide(
			at,
			reduced.matches || Math.abs( by ) > most ? 0 : options.speed,
			rest
		);
	}

	const step = () => Math.min( count( 'step' ), room() );
	const act = () => options.playsAfterActs || stopPlaying?.();

	function press( way: number ) {
		act();
		move( way * step() );
	}

	const unlisten = listen(
		row,
		isFade,
		( way ) => press( track.isRtl() ? -way : way ),
		() => {
			act();
			track.stop();
		},
		() => isFade || track.isGliding() || rest( track.nearest() ),
		rest
	);
	root.addEventListener(
		'frontage-reveal',
		( { target } ) => {
			const index = slides.findIndex( ( slide ) =>
				slide.contains( target as Node )
			);
			if ( index >= 0 && within( index - at ) >= count( 'slides' ) ) {
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
			() => move( isFinite && at >= room() ? -at : step() ),
			( isOn ) => {
				isPlaying = isOn;
				update();
			},
			signal
		);
	}
	if ( row.scrollLeft && ! isFade ) {
		// It may still be in motion.
		update();
	} else {
		rest();
	}
	return () => {
		unlisten();
		ending.abort();
	};
}
