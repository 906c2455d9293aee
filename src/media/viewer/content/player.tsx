/**
 * Plays by react-player what the browser does not play itself: HLS, and what of YouTube and Vimeo has no frame; its other providers stay out of the
 * build. The browser may refuse to start with sound; then a button asks for the gesture that it needs.
 */
import {
	createRoot,
	lazy,
	useCallback,
	useRef,
	useState,
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
	/** Whether whoever asked for it stands there, and is to stand on what plays. */
	hasFocus: boolean;
}

/** Whether there is a player for an address. */
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
	onError,
	hasFocus,
}: PlayerProps ) {
	const player = useRef< HTMLVideoElement | null >( null );
	const started = useRef( '' );
	const [ isRefused, setRefused ] = useState( false );
	const start = () => {
		Promise.resolve( player.current?.play() ).then(
			() => setRefused( false ),
			( error ) => setRefused( error?.name === 'NotAllowedError' )
		);
	};
	// A browser says that it can play after every step to another place, too; whoever has paused it wants it to stay so.
	const startOnce = () => {
		if ( started.current !== src ) {
			started.current = src;
			start();
		}
	};
	// The package hands only some properties on to what plays.
	const hold = useCallback(
		( media: HTMLVideoElement | null ) => {
			player.current = media;
			media?.setAttribute( 'aria-label', title );
			if ( poster ) {
				media?.setAttribute( 'poster', poster );
			}
			if ( hasFocus ) {
				media?.focus( { preventScroll: true } );
			}
		},
		[ hasFocus, poster, title ]
	);
	return (
		<>
			<ReactPlayer
				ref={ hold }
				src={ src }
				width="100%"
				height="100%"
				controls
				playsInline
				onCanPlay={ startOnce }
				onError={ onError }
			/>
			{ isRefused && (
				<button
					type="button"
					className="frontage-viewer__ask"
					onClick={ () => {
						// The button goes.
						player.current?.focus( { preventScroll: true } );
						start();
					} }
				>
					<span
						ref={ ( at ) => at?.replaceChildren( icon( 'play' ) ) }
					/>
					<span>{ label }</span>
				</button>
			) }
		</>
	);
}
