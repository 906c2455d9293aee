/** Poster for third-party content until the user requests it: an image, and a button that names the host. */
import {
	foreignHost,
	requestEmbed,
	webAddress,
} from '../../../client/embed/embed';
import type { Entry } from '../entry';
import { icon, part } from '../part';

export interface PosterOptions {
	entry: Entry;
	/** Embedded content. */
	url: string;
	/** The button's label; `%host%` in it is replaced. */
	label: string;
	/** Whether the user has requested it already: then the poster appears only if a consent plugin prevents embedding. */
	isAsked: boolean;
	/** Embeds it, and returns a function that removes it. */
	embed: () => () => void;
}

/**
 * @param box Container; receives the focus from the button, which is removed.
 * @return Removes the poster, or the embedded content in its place.
 * @throws If the slide has no http(s) URL.
 */
export function embedIn(
	box: HTMLElement,
	options: PosterOptions
): () => void {
	const { entry, url, label, isAsked, embed } = options;
	if ( ! webAddress( entry.src ) ) {
		throw new Error( `${ entry.src } is no address of the web.` );
	}
	const button = part(
		'button',
		'ask',
		{ type: 'button' },
		icon( 'play' ),
		part( 'span', '', {}, label.replace( '%host%', foreignHost( url ) ) )
	);
	const cover = part( 'div', 'cover', {}, button );
	const { src, srcset } = entry.poster ?? {};
	if ( src ) {
		const sizes = '(min-width: 800px) 800px, 100vw';
		cover.prepend(
			part( 'img', 'poster', {
				src,
				srcset: srcset ?? '',
				sizes,
				alt: '',
			} )
		);
	}
	let state: 'asking' | 'embedded' | 'gone' = 'asking';
	let undo = () => cover.remove();
	const request = () =>
		requestEmbed( box, url, () => {
			// A consent plugin may answer later.
			if ( state === 'asking' ) {
				state = 'embedded';
				if ( cover.contains( box.ownerDocument.activeElement ) ) {
					box.focus( { preventScroll: true } );
				}
				cover.remove();
				undo = embed();
			}
		} );
	button.addEventListener( 'click', request );
	if ( ! isAsked || ! request() ) {
		box.append( cover );
	}
	return () => {
		state = 'gone';
		undo();
	};
}
