/**
 * Which address plays a video: watch links of YouTube and Vimeo become their players' addresses, in the form that sets the
 * fewest cookies; every other address is used as it is given.
 */
export interface Playable {
	/** `frame` is put into a frame; `player` is a file or another provider's address, for which a player is asked first. */
	kind: 'frame' | 'player';
	src: string;
}

const YOUTUBE_HOSTS =
	/^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIMEO_HOSTS = /^((www|player)\.)?vimeo\.com$/;

/**
 * @param address Of the video, as its editor wrote it.
 * @param base    What a relative address is relative to.
 */
export function playable( address: string, base: string ): Playable {
	const url = new URL( address, base );
	const embed = youtube( url ) ?? vimeo( url );
	return embed
		? { kind: 'frame', src: embed }
		: { kind: 'player', src: url.href };
}

function youtube( {
	hostname,
	pathname,
	searchParams,
}: URL ): string | undefined {
	if ( ! YOUTUBE_HOSTS.test( hostname ) ) {
		return undefined;
	}
	const [ first = '', second = '' ] = pathname.slice( 1 ).split( '/' );
	const isShort = hostname === 'youtu.be';
	const inPath = /^(shorts|embed|live|v)$/.test( first ) ? second : '';
	const id = isShort ? first : ( searchParams.get( 'v' ) ?? inPath );
	if ( ! /^[\w-]{11}$/.test( id ) ) {
		return undefined;
	}
	const start = parseInt(
		searchParams.get( 't' ) ?? searchParams.get( 'start' ) ?? '',
		10
	);
	return `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1${ start > 0 ? `&start=${ start }` : '' }`;
}

/** A video that is not listed has a second word behind its number, without which Vimeo does not play it. */
function vimeo( {
	hostname,
	pathname,
	searchParams,
}: URL ): string | undefined {
	const found = VIMEO_HOSTS.test( hostname )
		? pathname.match(
				/^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/
			)
		: null;
	if ( ! found ) {
		return undefined;
	}
	const [ , id, inPath ] = found;
	const hash = inPath ?? searchParams.get( 'h' );
	return `https://player.vimeo.com/video/${ id }?autoplay=1&dnt=1${ hash && /^[\da-f]+$/.test( hash ) ? `&h=${ hash }` : '' }`;
}
