/** Plays a file by the browser's own player. The browser may refuse to start with sound; then a button asks for the gesture that it needs. */
import { icon, part } from '../part';

export interface PlayerOptions {
	src: string;
	title: string;
	poster?: string;
	/** What the button is called that starts it. */
	label: string;
	onError: () => void;
}

/**
 * Gives the focus to what plays where the box has it.
 * @return Ends it.
 */
export function playFile(
	box: HTMLElement,
	{ src, title, poster = '', label, onError }: PlayerOptions
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
	// Not by `autoplay`, which does not say that it was refused.
	const start = () =>
		video.play().then(
			() => ask.remove(),
			( { name } ) => name === 'NotAllowedError' && place.append( ask )
		);
	ask.addEventListener( 'click', () => {
		// The button goes.
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
		// What is on its way is not fetched on.
		video.pause();
		video.removeAttribute( 'src' );
		video.load();
	};
}
