/** An element of the page, which returns to its original position when it is hidden, or sanitized markup that its caller has fetched. */
import { clean } from '../../../client/dom/clean';
import { notice, part } from '../part';
import {
	contentFailed,
	FOCUSABLE,
	type Content,
	type ContentOptions,
} from './content';

/** The content of an `inline` or `html` slide. */
export function nodeContent( { entry, settings }: ContentOptions ): Content {
	const { labels } = settings;
	// Long text is scrolled by keys.
	const element = part( 'div', 'node', { ...FOCUSABLE, tabindex: '0' } );
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
				const found = await entry.content?.( signal );
				if ( signal.aborted ) {
					return;
				}
				const node =
					found && entry.kind === 'html' ? clean( found ) : found;
				if ( node?.isConnected ) {
					node.parentNode?.insertBefore( place, node );
				}
				element.replaceChildren( ...( node ? [ node ] : [] ) );
				if ( ! element.hasChildNodes() ) {
					const { notFound, openPage } = labels;
					element.append( notice( notFound, entry.src, openPage ) );
				}
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
