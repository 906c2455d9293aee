/** Plays a video in the place of its poster. If that fails, the poster is a link to the video again. */
import { requestEmbed } from '../../../src/client/embed/embed';
import { isPlainClick } from '../../../src/client/events/plain-click';
import { playable } from '../../../src/media/viewer/content/video';
import type { Options } from '../options';
import { playerFor } from './player';

const hasFocus = ( element: HTMLElement ) =>
	element.contains( element.ownerDocument.activeElement );

function hide( poster: HTMLElement, stage: HTMLElement ) {
	if ( hasFocus( poster ) ) {
		// The player takes the focus from there.
		stage.tabIndex = -1;
		stage.focus( { preventScroll: true } );
	}
	poster.hidden = true;
}

export function attach( stage: HTMLElement, options: Options ) {
	const poster = stage.querySelector( 'a' );
	const message = stage.querySelector< HTMLElement >( '[role="alert"]' );
	if ( ! poster || ! message ) {
		return () => {};
	}
	const ending = new AbortController();
	const { signal } = ending;
	const { kind, src } = playable( poster.href, document.baseURI );
	let state: 'poster' | 'loading' | 'playing' | 'failed' = 'poster';
	let end = () => {};

	const showPoster = () => {
		const hadFocus = hasFocus( stage );
		end();
		end = () => {};
		stage.removeAttribute( 'aria-busy' );
		poster.hidden = false;
		if ( hadFocus ) {
			poster.focus( { preventScroll: true } );
		}
	};
	const fail = () => {
		state = 'failed';
		showPoster();
		message.hidden = false;
	};
	const play = async () => {
		state = 'loading';
		stage.setAttribute( 'aria-busy', 'true' );
		try {
			const start = await playerFor( kind, src, options );
			if ( signal.aborted ) {
				return;
			}
			state = 'playing';
			stage.removeAttribute( 'aria-busy' );
			hide( poster, stage );
			end = start( stage, fail );
		} catch {
			// The loader has logged it.
			fail();
		}
	};
	poster.addEventListener(
		'click',
		( event ) => {
			if ( state !== 'failed' && isPlainClick( event ) ) {
				event.preventDefault();
				requestEmbed( stage, src, () => state === 'poster' && play() );
			}
		},
		{ signal }
	);
	return () => {
		ending.abort();
		showPoster();
	};
}
