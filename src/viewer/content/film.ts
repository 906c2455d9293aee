/**
 * A video: behind a picture and a button until the visitor has asked for it, then in its provider's own player, in a player of
 * ours, or in a frame as it is given.
 */
import { notice, part } from '../part';
import { playable } from '../video';
import { STANDING, type Content, type ContentOptions } from './content';
import { curtain } from './curtain';
import { frameIn } from './frame';

/** The content of an item that is a video. */
export function filmContent( {
	item,
	url,
	settings: { labels },
}: ContentOptions ): Content {
	const element = part( 'div', 'film', STANDING );
	let undo = () => {};
	/** Counts on whenever it is left: what comes for an earlier time is not wanted any more. */
	let time = 0;

	const inFrame = ( src: string ) => {
		undo = frameIn( element, {
			src,
			title: item.title,
			link: url,
			labels,
		} );
	};
	const fail = () => {
		if ( element.contains( element.ownerDocument.activeElement ) ) {
			element.focus( { preventScroll: true } );
		}
		undo();
		element.append( notice( labels.contentFailed, url, labels.openPage ) );
		undo = () => element.replaceChildren();
	};

	const play = async () => {
		const asked = time;
		undo();
		try {
			const { kind, src } = playable( url, document.baseURI );
			if ( kind === 'frame' ) {
				inFrame( src );
				return;
			}
			const { canPlay, playIn } = await import(
				/* webpackChunkName: "player" */ './player'
			);
			if ( asked !== time ) {
				return;
			}
			if ( canPlay( src ) ) {
				undo = playIn( element, {
					src,
					title: item.title,
					poster: item.image?.src,
					label: labels.play,
					onError: fail,
				} );
			} else {
				// Nothing is known of it, not even its shape.
				element.setAttribute( 'data-shape', 'page' );
				inFrame( src );
			}
		} catch {
			if ( asked === time ) {
				fail();
			}
		}
	};

	return {
		element,
		show( isAsked ) {
			if ( isAsked ) {
				play();
			} else {
				undo = curtain( element, item, labels.play, play );
			}
		},
		hide() {
			time += 1;
			undo();
			element.removeAttribute( 'data-shape' );
		},
	};
}
