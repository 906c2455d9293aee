/** Plays a video in the position of its poster on click; without this script, the poster is a link to the video. */
import { behavior } from '../../src/client/behavior/behavior';
import {
	embedFrame,
	requestEmbed,
	webAddress,
} from '../../src/client/embed/embed';
import { isPlainClick } from '../../src/client/events/plain-click';

interface Options {
	kind: 'file' | 'frame';
	src: string;
	title: string;
}

behavior< Options >(
	'poster',
	{ kind: 'frame', src: '', title: '' },
	( poster, { kind, src, title } ) => {
		let player: HTMLElement | undefined;
		const embed = () => {
			player =
				kind === 'file'
					? video( src, title )
					: embedFrame( src, title );
			player.className = 'wp-block-frontage-portfolio-item-media__player';
			poster.hidden = true;
			poster.after( player );
			player.focus( { preventScroll: true } );
		};
		const play = ( event: MouseEvent ) => {
			if ( isPlainClick( event ) && webAddress( src ) ) {
				event.preventDefault();
				requestEmbed( poster, src, embed );
			}
		};
		poster.addEventListener( 'click', play );
		return () => {
			poster.removeEventListener( 'click', play );
			player?.remove();
			poster.hidden = false;
		};
	}
);

function video( src: string, title: string ): HTMLElement {
	const element = document.createElement( 'video' );
	Object.assign( element, {
		src,
		controls: true,
		autoplay: true,
		playsInline: true,
		ariaLabel: title,
	} );
	return element;
}
