/**
 * Tells an editor's address of a video that plays in the lightbox from one that does not.
 */
export type Video = 'youtube' | 'vimeo' | 'file';

const FILE = /\.(mp4|m4v|webm|ogv|ogg|mov)$/i;

/* Where YouTube writes the eleven characters by which it knows a video. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:\/|$)/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:[\w-]+\/)*\d+(?:\/[0-9a-f]+)?\/?$/i;

/**
 * What plays it.
 *
 * @param address A web address.
 * @return Null where it is no video that visitors can play in place.
 */
export function videoOf( address: string ): Video | null {
	if ( ! URL.canParse( address ) ) {
		return null;
	}
	const { hostname, pathname, searchParams } = new URL( address );
	const host = hostname.toLowerCase().replace( /^(www|m|music)\./, '' );
	switch ( host ) {
		case 'youtu.be':
			return YOUTUBE_ID.test( pathname.slice( 1 ) ) ? 'youtube' : null;
		case 'youtube.com':
		case 'youtube-nocookie.com':
			return YOUTUBE_PATH.test( pathname ) ||
				( pathname === '/watch' &&
					YOUTUBE_ID.test( searchParams.get( 'v' ) ?? '' ) )
				? 'youtube'
				: null;
		case 'vimeo.com':
		case 'player.vimeo.com':
			return VIMEO_PATH.test( pathname ) ? 'vimeo' : null;
		default:
			return FILE.test( pathname ) ? 'file' : null;
	}
}
