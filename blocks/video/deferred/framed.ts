/** Addresses of YouTube's and Vimeo's frames with a video's options. */
import type { Options } from '../options';

const isYouTube = ( { hostname }: URL ) => hostname.includes( 'youtube' );

/** Whether no address can say it: Vimeo has no end, and neither can repeat a part. */
export const needsScript = ( src: string, { start, end, loop }: Options ) =>
	( loop && start + end > 0 ) || ( end > 0 && ! isYouTube( new URL( src ) ) );

export function framed(
	src: string,
	{ start, end, muted, loop, controls }: Options
): string {
	const url = new URL( src );
	const set = ( name: string, value: string | number ) =>
		url.searchParams.set( name, `${ value }` );
	if ( isYouTube( url ) ) {
		if ( start ) {
			set( 'start', Math.floor( start ) );
		}
		if ( end ) {
			set( 'end', Math.ceil( end ) );
		}
		if ( muted ) {
			set( 'mute', 1 );
		}
		if ( loop ) {
			set( 'loop', 1 );
			// It repeats only lists.
			set( 'playlist', url.pathname.split( '/' ).pop() ?? '' );
		}
	} else {
		if ( muted ) {
			set( 'muted', 1 );
		}
		if ( loop ) {
			set( 'loop', 1 );
		}
		if ( start ) {
			url.hash = `t=${ start }s`;
		}
	}
	if ( ! controls ) {
		set( 'controls', 0 );
	}
	return url.href;
}
