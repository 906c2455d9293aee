/** Placeholder for content of another host until the visitor wants it: a picture, and a button that names the host. */
import {
	foreignHost,
	requestEmbed,
	webAddress,
} from '../../../client/embed/embed';
import type { Entry } from '../entry';
import { icon, part } from '../part';

export interface PosterOptions {
	entry: Entry;
	/** What is embedded. */
	url: string;
	/** What the button says; `%host%` in it is replaced. */
	label: string;
	/** Whether the visitor has asked already: then it stands only where a consent plugin prevents embedding. */
	isAsked: boolean;
	/** Embeds it, and returns what takes it away again. */
	embed: () => () => void;
}

/**
 * @param box Where it stands; gets the focus of the button, which goes.
 * @return Takes the poster away, or what was embedded in its place.
 * @throws Where the entry has no address of the web.
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
			// A consent plugin may come late.
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
