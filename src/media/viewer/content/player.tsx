/**
 * Plays by react-player the formats that the browser does not play itself: HLS, and videos of YouTube and Vimeo without a frame URL; its other providers
 * are excluded from the build. The browser may block autoplay with sound; then a button requests the necessary gesture.
 */
import {
	createRoot,
	lazy,
	useCallback,
	useRef,
	useState,
	type RefObject,
} from '@wordpress/element';
import type HtmlPlayer from 'react-player/HtmlPlayer';
import { canPlay as isFor } from 'react-player/patterns';
import { createReactPlayer } from 'react-player/ReactPlayer';
import { loadDeferred } from '../../../client/deferred/deferred';
import { icon } from '../part';
import type { PlayerOptions } from './file';

/** Their types differ in their configuration only, which is not used. */
const provider = ( name: 'player-hls' | 'player-youtube' | 'player-vimeo' ) =>
	lazy( () => loadDeferred< { default: typeof HtmlPlayer } >( name ) );

const HLS = {
	key: 'hls',
	name: 'hls.js',
	canPlay: isFor.hls,
	player: provider( 'player-hls' ),
};

const PLAYERS = [
	HLS,
	{
		key: 'youtube',
		name: 'YouTube',
		canPlay: isFor.youtube,
		player: provider( 'player-youtube' ),
	},
	{
		key: 'vimeo',
		name: 'Vimeo',
		canPlay: isFor.vimeo,
		player: provider( 'player-vimeo' ),
	},
];

const ReactPlayer = createReactPlayer( PLAYERS, HLS );

interface PlayerProps extends PlayerOptions {
	/** Whether the focus was on the poster, and moves to the player. */
	hasFocus: boolean;
}

/** Whether there is a player for a URL. */
export const canPlay = ( src: string ): boolean =>
	PLAYERS.some( ( player ) => player.canPlay( src ) );

/**
 * Plays a video.
 * @return Ends it.
 */
export function playIn( box: HTMLElement, options: PlayerOptions ): () => void {
	const place = box.appendChild( document.createElement( 'div' ) );
	const root = createRoot( place );
	root.render(
		<Player
			{ ...options }
			hasFocus={ box === box.ownerDocument.activeElement }
		/>
	);
	return () => {
		root.unmount();
		place.remove();
	};
}

function Player( {
	src,
	title,
	poster,
	label,
	muted = false,
	controls = true,
	onMedia,
	onError,
	hasFocus,
}: PlayerProps ) {
	const player = useRef< HTMLVideoElement | null >( null );
	const { isRefused, start, startOnce } = useStart( player, src );
	const hold = useCallback(
		( media: HTMLVideoElement | null ) => {
			player.current = media;
			if ( media ) {
				describe( media, title, poster );
			}
			if ( hasFocus ) {
				media?.focus( { preventScroll: true } );
			}
			if ( media ) {
				onMedia?.( media );
			}
		},
		[ hasFocus, onMedia, poster, title ]
	);
	return (
		<>
			<ReactPlayer
				ref={ hold }
				src={ src }
				width="100%"
				height="100%"
				controls={ controls || isRefused }
				muted={ muted }
				playsInline
				onCanPlay={ startOnce }
				onError={ onError }
			/>
			{ isRefused && label && (
				<PlayButton
					label={ label }
					onClick={ () => {
						// The button is removed.
						player.current?.focus( { preventScroll: true } );
						start();
					} }
				/>
			) }
		</>
	);
}

function useStart( player: RefObject< HTMLVideoElement | null >, src: string ) {
	const started = useRef( '' );
	const [ isRefused, setRefused ] = useState( false );
	const start = () => {
		Promise.resolve( player.current?.play() ).then(
			() => setRefused( false ),
			( error ) => setRefused( error?.name === 'NotAllowedError' )
		);
	};
	// `canplay` also fires after each seek; a paused video must stay paused.
	const startOnce = () => {
		if ( started.current !== src ) {
			started.current = src;
			start();
		}
	};
	return { isRefused, start, startOnce };
}

/** The package passes only some properties to the media element. */
function describe( media: HTMLVideoElement, title: string, poster?: string ) {
	media.setAttribute( 'aria-label', title );
	if ( poster ) {
		media.setAttribute( 'poster', poster );
	}
}

const PlayButton = ( props: { label: string; onClick: () => void } ) => (
	<button
		type="button"
		className="frontage-viewer__ask"
		onClick={ props.onClick }
	>
		<span ref={ ( at ) => at?.replaceChildren( icon( 'play' ) ) } />
		<span>{ props.label }</span>
	</button>
);
