/**
 * A page in a frame, at the width of a desktop, a tablet or a phone. The sandbox allows scripts, storage, forms and new windows; without
 * `allow-top-navigation` the frame cannot navigate the page. A same-origin page has both `allow-scripts` and `allow-same-origin`, so it could remove its
 * sandbox: it is trusted anyway, and without its origin it would lose cookies, fonts and storage.
 */
import { embedFrame, foreignHost } from '../../../client/embed/embed';
import type { Entry } from '../entry';
import { part } from '../part';
import type { Settings } from '../settings';
import {
	contentFailed,
	FOCUSABLE,
	type Content,
	type ContentOptions,
} from './content';
import { embedIn } from './poster';

const SANDBOX =
	'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-presentation';
const TIMEOUT_MS = 8000;

/**
 * A frame, and an error message if nothing has loaded in eight seconds. A script cannot detect that a site refuses frames: the browser's own error page
 * fires `load` too.
 * @return Removes the frame and everything inserted into the box.
 */
export function frameIn(
	box: HTMLElement,
	entry: Entry,
	src: string,
	settings: Settings
): () => void {
	const { labels } = settings;
	const frame = embedFrame( src, entry.title || labels.untitled );
	frame.className = 'frontage-viewer__page';
	frame.setAttribute( 'sandbox', SANDBOX );
	const loading = part( 'p', 'loading', { role: 'status' }, labels.loading );
	const late = contentFailed( entry, settings );
	const timer = setTimeout( () => loading.replaceWith( late ), TIMEOUT_MS );

	frame.addEventListener( 'load', () => {
		clearTimeout( timer );
		loading.remove();
		late.remove();
		box.setAttribute( 'data-state', 'loaded' );
	} );
	box.setAttribute( 'data-state', 'loading' );
	box.append( frame, loading );
	return () => {
		clearTimeout( timer );
		[ frame, loading, late ].forEach( ( each ) => each.remove() );
	};
}

/** The content of a page or another site. */
export function frameContent( {
	entry,
	settings,
	onWidth,
}: ContentOptions ): Content {
	const { src } = entry;
	const element = part( 'div', 'frame', {
		...FOCUSABLE,
		'data-size': 'desktop',
	} );
	let widths: ResizeObserver | undefined;
	let undo = () => {};
	return {
		element,
		show( isAsked ) {
			widths ??= new ResizeObserver( () =>
				onWidth( element.clientWidth )
			);
			widths.observe( element );
			if ( entry.refusesFrames ) {
				const refused = contentFailed( entry, settings );
				element.append( refused );
				undo = () => refused.remove();
				return;
			}
			undo = embedIn( element, {
				entry,
				url: src,
				label: settings.labels.foreign,
				isAsked: isAsked || ! foreignHost( src ),
				embed: () => frameIn( element, entry, src, settings ),
			} );
		},
		hide() {
			widths?.disconnect();
			undo();
		},
		resize( size ) {
			element.setAttribute( 'data-size', size );
		},
	};
}
