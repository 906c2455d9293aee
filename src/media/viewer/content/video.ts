/**
 * Player URLs of videos: watch links of YouTube and Vimeo become embed URLs, in the form that sets the fewest cookies; every other URL is used
 * unchanged.
 */
export interface Playable {
	/** `frame` is embedded in a frame, `file` is played by the browser; `player` is any other URL, for which react-player is tried first. */
	kind: 'frame' | 'file' | 'player';
	src: string;
}

const YOUTUBE_HOSTS =
	/^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIMEO_HOSTS = /^((www|player)\.)?vimeo\.com$/;
const FILE = /\.(mp4|m4v|webm|ogv|ogg|mov)$/i;
const SOUND = /\.(mp3|m4a|aac|wav|weba|oga|opus|flac)$/i;
const HLS = /\.m3u8$/i;

const playsHls = () =>
	document
		.createElement( 'video' )
		.canPlayType( 'application/vnd.apple.mpegurl' ) !== '';

const isPlayedByBrowser = ( { pathname, search }: URL ): boolean =>
	[ pathname, search ].some(
		( name ) =>
			FILE.test( name ) ||
			SOUND.test( name ) ||
			( HLS.test( name ) && playsHls() )
	);

export function playable( address: string, base: string ): Playable {
	const url = new URL( address, base );
	const embed = youtube( url ) ?? vimeo( url );
	if ( embed ) {
		return { kind: 'frame', src: embed };
	}
	return {
		kind: isPlayedByBrowser( url ) ? 'file' : 'player',
		src: url.href,
	};
}

/**
 * Whether a URL is one of a video, and not of a channel, a list or a page about one.
 * @param address As its editor writes it; an incomplete URL is rejected.
 */
export const isVideo = ( address: string ): boolean =>
	URL.canParse( address ) &&
	( playable( address, address ).kind === 'frame' ||
		FILE.test( new URL( address ).pathname ) );

/* `t=90`, `t=90s`, `t=4m26s`, `start=1h2m`, also behind the hash. */
const TIME = /[?&#](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?![^&#])/;

/** Seconds at which a link starts; 0 without a time. */
function startOf( { search, hash }: URL ): number {
	const [ , hours = 0, minutes = 0, seconds = 0 ] =
		TIME.exec( search + hash ) ?? [];
	return +hours * 3600 + +minutes * 60 + +seconds;
}

function youtube( url: URL ): string | undefined {
	const { hostname, pathname, searchParams } = url;
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
	const start = startOf( url );
	return `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1${ start ? `&start=${ start }` : '' }`;
}

/* Path formats of Vimeo's video ids. An unlisted video has a hash after its id, without which it does not play. */
const VIMEO_PATH =
	/^\/(?:video\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/[^/]+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

function vimeo( url: URL ): string | undefined {
	const { hostname, pathname, searchParams } = url;
	const found = VIMEO_HOSTS.test( hostname )
		? pathname.match( VIMEO_PATH )
		: null;
	if ( ! found ) {
		return undefined;
	}
	const [ , id, inPath ] = found;
	const hash = inPath ?? searchParams.get( 'h' );
	const start = startOf( url );
	return `https://player.vimeo.com/video/${ id }?autoplay=1&dnt=1${ hash && /^[\da-f]+$/.test( hash ) ? `&h=${ hash }` : '' }${ start ? `#t=${ start }s` : '' }`;
}
