/**
 * Plays a video where its poster stands. Until the visitor asks for it no other host learns of the visit; without this script
 * the poster is a link to the video.
 */
import { behaviour } from '../../src/behaviour/behaviour';
import { isPlainClick } from '../../src/events/plain-click';

interface Options {
	kind: 'file' | 'frame';
	src: string;
	title: string;
}

behaviour< Options >(
	'poster',
	{ kind: 'frame', src: '', title: '' },
	( poster, options ) => {
		let player: HTMLElement | undefined;
		const play = ( event: MouseEvent ) => {
			if ( ! isPlainClick( event ) || ! /^https?:/.test( options.src ) ) {
				return;
			}
			event.preventDefault();
			player = playerOf( options );
			poster.hidden = true;
			poster.after( player );
			player.focus( { preventScroll: true } );
		};
		poster.addEventListener( 'click', play );
		return () => {
			poster.removeEventListener( 'click', play );
			player?.remove();
			poster.hidden = false;
		};
	}
);

function playerOf( { kind, src, title }: Options ): HTMLElement {
	if ( kind === 'file' ) {
		const video = document.createElement( 'video' );
		Object.assign( video, {
			src,
			controls: true,
			autoplay: true,
			playsInline: true,
		} );
		video.setAttribute( 'aria-label', title );
		return dressed( video );
	}
	const frame = document.createElement( 'iframe' );
	Object.assign( frame, {
		src,
		title,
		allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	return dressed( frame );
}

function dressed< Player extends HTMLElement >( player: Player ): Player {
	player.className = 'wp-block-frontage-portfolio-item-media__player';
	return player;
}
