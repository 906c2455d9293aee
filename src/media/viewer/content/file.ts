/** Plays a file in the browser's own player. The browser may block autoplay with sound; then a button requests the necessary gesture. */
import { icon, part } from '../part';

export interface PlayerOptions {
	src: string;
	title: string;
	poster?: string;
	/** Label of the button that plays what the browser does not play by itself; without one it shows the player's controls. */
	label?: string;
	muted?: boolean;
	controls?: boolean;
	/** Called with the media element, once. */
	onMedia?: ( media: HTMLMediaElement ) => void;
	onError: () => void;
}

/**
 * Moves the focus to the player if the box has it.
 * @return Ends it.
 */
export function playFile(
	box: HTMLElement,
	{ src, title, poster = '', label = '', onError }: PlayerOptions
): () => void {
	const video = part( 'video', 'video', {
		src,
		poster,
		'aria-label': title,
		controls: '',
		playsinline: '',
	} );
	const ask = part(
		'button',
		'ask',
		{ type: 'button' },
		icon( 'play' ),
		part( 'span', '', {}, label )
	);
	const place = part( 'div', '', {}, video );
	// Not by `autoplay`, which does not report a rejection.
	const start = () =>
		video.play().then(
			() => ask.remove(),
			( { name } ) => name === 'NotAllowedError' && place.append( ask )
		);
	ask.addEventListener( 'click', () => {
		// The button is removed.
		video.focus( { preventScroll: true } );
		start();
	} );
	video.addEventListener( 'error', onError );
	const hasFocus = box === box.ownerDocument.activeElement;
	box.append( place );
	if ( hasFocus ) {
		video.focus( { preventScroll: true } );
	}
	start();
	return () => {
		place.remove();
		video.removeEventListener( 'error', onError );
		// Aborts a pending download.
		video.pause();
		video.removeAttribute( 'src' );
		video.load();
	};
}
