/** A video: with a poster until the user requests it, then in the browser's player, its provider's, react-player, or in a frame. */
import { foreignHost } from '../../../client/embed/embed';
import { loadDeferred } from '../../../client/deferred/deferred';
import { part } from '../part';
import { playable, type Playable } from './video';
import {
	contentFailed,
	FOCUSABLE,
	type Content,
	type ContentOptions,
} from './content';
import { playFile } from './file';
import { frameIn } from './frame';
import type * as Player from './player';
import { embedIn } from './poster';

/** The content of a video. */
export function filmContent( { entry, settings }: ContentOptions ): Content {
	const { labels } = settings;
	const element = part( 'div', 'film', FOCUSABLE );
	let undo = () => {};
	/** Aborted when it is hidden: a player that loads later must not play. */
	let showing = new AbortController();
	return {
		element,
		show( isAsked ) {
			showing = new AbortController();
			const { kind, src } = playable( entry.src, document.baseURI );
			undo = embedIn( element, {
				entry,
				url: src,
				label: foreignHost( src ) ? labels.playFrom : labels.play,
				isAsked,
				embed: () =>
					play( element, {
						kind,
						src,
						entry,
						settings,
						signal: showing.signal,
					} ),
			} );
		},
		hide() {
			showing.abort();
			undo();
			element.removeAttribute( 'data-shape' );
		},
	};
}

interface Playing
	extends Playable, Pick< ContentOptions, 'entry' | 'settings' > {
	signal: AbortSignal;
}

/** @return Ends it. */
function play(
	element: HTMLElement,
	{ kind, src, entry, settings, signal }: Playing
): () => void {
	const { labels } = settings;
	let end = () => {};
	const inFrame = () => {
		end = frameIn( element, entry, src, settings );
	};
	const fail = () => {
		if ( element.contains( element.ownerDocument.activeElement ) ) {
			element.focus( { preventScroll: true } );
		}
		end();
		element.append( contentFailed( entry, settings ) );
		end = () => element.replaceChildren();
	};
	const options = {
		src,
		title: entry.title || labels.untitled,
		poster: entry.poster?.src,
		label: labels.play,
		onError: fail,
	};
	const inPlayer = async () => {
		// With React, which nothing else here needs.
		const { canPlay, playIn } =
			await loadDeferred< typeof Player >( 'player' );
		if ( signal.aborted ) {
			return;
		}
		if ( canPlay( src ) ) {
			end = playIn( element, options );
		} else {
			// No metadata, not even the aspect ratio.
			element.setAttribute( 'data-shape', 'page' );
			inFrame();
		}
	};
	if ( kind === 'frame' ) {
		inFrame();
	} else if ( kind === 'file' ) {
		end = playFile( element, options );
	} else {
		inPlayer().catch( ( error ) => {
			if ( ! signal.aborted ) {
				reportError( error );
				fail();
			}
		} );
	}
	return () => end();
}
