/** Promises about addresses of frames, and of the part of a video that plays. */
import { framed, needsScript } from '../deferred/framed';
import { keepWithin } from '../deferred/keep-within';
import { DEFAULTS } from '../options';

const TUBE = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/1?autoplay=1&dnt=1';

test( '[PB-05] video: a frame’s address says what it can', () => {
	expect( framed( TUBE, DEFAULTS ) ).toBe( TUBE );
	expect(
		framed( TUBE, {
			...DEFAULTS,
			start: 1.5,
			end: 3.2,
			muted: true,
			controls: false,
		} )
	).toBe( `${ TUBE }&start=1&end=4&mute=1&controls=0` );
	expect( framed( TUBE, { ...DEFAULTS, loop: true } ) ).toBe(
		`${ TUBE }&loop=1&playlist=abcdefghijk`
	);
	expect(
		framed( VIMEO, { ...DEFAULTS, start: 7, muted: true, loop: true } )
	).toBe( `${ VIMEO }&muted=1&loop=1#t=7s` );
} );

test( '[PB-07] video: a provider’s script comes only for what no address says', () => {
	expect( needsScript( TUBE, { ...DEFAULTS, start: 1, end: 2 } ) ).toBe(
		false
	);
	expect( needsScript( VIMEO, { ...DEFAULTS, start: 1 } ) ).toBe( false );
	expect( needsScript( VIMEO, { ...DEFAULTS, end: 1 } ) ).toBe( true );
	expect( needsScript( TUBE, { ...DEFAULTS, start: 1, loop: true } ) ).toBe(
		true
	);
} );

/** A media element that plays to a time. */
function player() {
	const media = document.createElement( 'video' );
	media.pause = jest.fn();
	media.play = jest.fn();
	let time = 0;
	Object.defineProperty( media, 'currentTime', {
		get: () => time,
		set: ( to: number ) => ( time = to ),
	} );
	return {
		media,
		to( seconds: number ) {
			time = seconds;
			media.dispatchEvent( new Event( 'timeupdate' ) );
		},
	};
}

test( '[PB-05] video: ends where it is set, once, and not for who has gone on', () => {
	const { media, to } = player();
	keepWithin( media, { start: 2, end: 4, loop: false } );
	media.dispatchEvent( new Event( 'loadedmetadata' ) );
	expect( media.currentTime ).toBe( 2 );
	to( 3.9 );
	expect( media.pause ).not.toHaveBeenCalled();
	to( 4.1 );
	to( 4.4 );
	expect( media.pause ).toHaveBeenCalledTimes( 1 );
	to( 3 );
	to( 9 );
	expect( media.pause ).toHaveBeenCalledTimes( 1 );
} );

test( '[PB-05] video: a part is repeated from its start', () => {
	const { media, to } = player();
	keepWithin( media, { start: 2, end: 4, loop: true } );
	to( 3.5 );
	to( 4 );
	expect( media.currentTime ).toBe( 2 );
	expect( media.pause ).not.toHaveBeenCalled();
	media.dispatchEvent( new Event( 'ended' ) );
	expect( media.play ).toHaveBeenCalledTimes( 1 );
	const whole = player();
	keepWithin( whole.media, { start: 0, end: 0, loop: true } );
	expect( whole.media.loop ).toBe( true );
} );
