/**
 * Plays files and the providers that react-player knows. The browser may refuse to start with sound by itself; then a button
 * asks for the gesture that it wants.
 */
import { createRoot, useCallback, useRef, useState } from '@wordpress/element';
import ReactPlayer from 'react-player';
import { icon } from '../part';

export interface PlayerOptions {
	src: string;
	title: string;
	poster?: string;
	/** What the button is called that starts it. */
	label: string;
	onError: () => void;
}

interface PlayerProps extends PlayerOptions {
	/** Whether whoever asked for it stands there, and is to stand on what plays. */
	hasFocus: boolean;
}

/** Whether there is a player for an address. */
export const canPlay = ( src: string ): boolean =>
	ReactPlayer.canPlay?.( src ) ?? false;

/**
 * Plays a video.
 *
 * @param box     Where.
 * @param options What and how.
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
