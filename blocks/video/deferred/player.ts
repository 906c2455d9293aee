/** Players of videos: the browser's, a frame of YouTube or Vimeo, or react-player where neither an address nor the browser can do what is set. */
import { loadDeferred } from '../../../src/client/deferred/deferred';
import { embedFrame } from '../../../src/client/embed/embed';
import type * as ReactPlayer from '../../../src/media/viewer/content/player';
import type { Playable } from '../../../src/media/viewer/content/video';
import type { Options } from '../options';
import { framed, needsScript } from './framed';
import { keepWithin } from './keep-within';

/** Inserts a player that has loaded, and returns a function that removes it. */
export type Start = ( stage: HTMLElement, fail: () => void ) => () => void;

/** @throws {Error} If it cannot be loaded. */
export async function playerFor(
	kind: Playable[ 'kind' ],
	src: string,
	options: Options
): Promise< Start > {
	if ( kind === 'file' ) {
		return ( stage, fail ) => playFile( stage, src, options, fail );
	}
	if ( kind === 'player' || needsScript( src, options ) ) {
		const { canPlay, playIn } =
			await loadDeferred< typeof ReactPlayer >( 'player' );
		if ( canPlay( src ) ) {
			return ( stage, onError ) =>
				playIn( stage, {
					...options,
					src,
					onError,
					onMedia: ( media ) => keepWithin( media, options ),
				} );
		}
	}
	return ( stage ) =>
		insert( stage, embedFrame( framed( src, options ), options.title ) );
}

/** The focus moves to the player if the stage has it. */
function insert( stage: HTMLElement, player: HTMLElement ): () => void {
	player.className = 'wp-block-frontage-video__player';
	const hasFocus = stage === stage.ownerDocument.activeElement;
	stage.append( player );
	if ( hasFocus ) {
		player.focus( { preventScroll: true } );
	}
	return () => player.remove();
}

function playFile(
	stage: HTMLElement,
	src: string,
	options: Options,
	fail: () => void
): () => void {
	const { title, muted, controls } = options;
	const video = document.createElement( 'video' );
	Object.assign( video, {
		// With a fragment nothing before the start is played.
		src: options.start ? `${ src }#t=${ options.start }` : src,
		muted,
		controls,
		playsInline: true,
		ariaLabel: title,
		// Without controls it is a button itself.
		tabIndex: 0,
	} );
	keepWithin( video, options );
	if ( ! controls ) {
		const toggle = () => ( video.paused ? video.play() : video.pause() );
		video.addEventListener( 'click', toggle );
		video.addEventListener( 'keydown', ( event ) => {
			if ( event.key === ' ' || event.key === 'Enter' ) {
				event.preventDefault();
				toggle();
			}
		} );
	}
	video.addEventListener( 'error', fail );
	const remove = insert( stage, video );
	video.play().catch( () => {
		// The browser wants a click on its own button.
		video.controls = true;
	} );
	return () => {
		video.removeEventListener( 'error', fail );
		video.pause();
		// Aborts a pending download.
		video.removeAttribute( 'src' );
		video.load();
		remove();
	};
}
