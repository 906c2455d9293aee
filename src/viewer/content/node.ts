/** An element of the page, which goes back to its place when it is hidden, or markup that its caller has fetched. */
import { notice, part } from '../part';
import {
	contentFailed,
	FOCUSABLE,
	type Content,
	type ContentOptions,
} from './content';

/** The content of an `inline` or `html` entry. */
export function nodeContent( { entry, settings }: ContentOptions ): Content {
	const { labels } = settings;
	const element = part( 'div', 'node', FOCUSABLE );
	const place = document.createComment( '' );
	let showing = new AbortController();

	return {
		element,
		async show() {
			showing = new AbortController();
			const { signal } = showing;
			element.replaceChildren(
				part( 'p', 'loading', { role: 'status' }, labels.loading )
			);
			try {
				const node = await entry.content?.( signal );
				if ( signal.aborted ) {
					return;
				}
				if ( node?.isConnected ) {
					node.parentNode?.insertBefore( place, node );
				}
				element.replaceChildren(
					node ??
						notice( labels.notFound, entry.src, labels.openPage )
				);
			} catch ( error ) {
				if ( ! signal.aborted ) {
					reportError( error );
					element.replaceChildren( contentFailed( entry, settings ) );
				}
			}
		},
		hide() {
			showing.abort();
			if ( place.isConnected ) {
				place.replaceWith( ...element.childNodes );
			}
			element.replaceChildren();
		},
	};
}
