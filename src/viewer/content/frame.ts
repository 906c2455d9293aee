/**
 * A page in a frame, at the width of a desktop, a tablet or a phone.
 *
 * The sandbox lets a page be itself (scripts, its own storage, forms, new windows) and keeps it from moving ours: neither
 * `allow-top-navigation` nor `…-by-user-activation` is given. A page of our own site gets the same: with scripts and its own
 * origin it could take its sandbox off, but it has every right of ours already; without its origin it would lose its cookies,
 * fonts and storage, and be another page than the one that visitors know. So towards the own site this is manners, towards others it is a wall.
 */
import { part, notice } from '../part';
import { STANDING, type Content, type ContentOptions } from './content';
import { curtain } from './curtain';

const SANDBOX =
	'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-presentation';
const PATIENCE_MS = 8000;

export interface FrameOptions {
	src: string;
	title: string;
	/** What leads there when nothing comes. */
	link: string;
	labels: ContentOptions[ 'settings' ][ 'labels' ];
}

/**
 * A frame that says when nothing has come for eight seconds. Whether a site refuses to be framed, a script can not tell: the
 * browser's own page that says so has come as well as any other.
 *
 * @param box     Where it is put.
 * @param options What it shows.
 * @return Takes it away again, with all that it has put into the box.
 */
export function frameIn( box: HTMLElement, options: FrameOptions ): () => void {
	const { src, title, link, labels } = options;
	const frame = part( 'iframe', 'page', {
		title,
		sandbox: SANDBOX,
		allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
		referrerpolicy: 'strict-origin-when-cross-origin',
	} );
	const loading = part( 'p', 'loading', { role: 'status' }, labels.loading );
	let late: HTMLElement | undefined;
	const timer = setTimeout( () => {
		loading.remove();
		late = notice( labels.contentFailed, link, labels.openPage );
		box.append( late );
	}, PATIENCE_MS );

	frame.addEventListener( 'load', () => {
		clearTimeout( timer );
		loading.remove();
		late?.remove();
		box.setAttribute( 'data-state', 'loaded' );
	} );
	// The address is there before the frame is, so that it adds nothing to the history.
	frame.src = src;
	box.setAttribute( 'data-state', 'loading' );
	box.append( frame, loading );
	return () => {
		clearTimeout( timer );
		for ( const each of [ frame, loading, late ] ) {
			each?.remove();
		}
	};
}

/** The content of an item that is a page or another site. */
export function frameContent( {
	item,
	url,
	settings: { labels },
	onWidth,
}: ContentOptions ): Content {
	const element = part( 'div', 'frame', {
		...STANDING,
		'data-size': 'desktop',
	} );
	const widths = new ResizeObserver( () => onWidth( element.clientWidth ) );
	const { host, origin } = new URL( url, document.baseURI );
	let undo = () => {};

	const load = () => {
		undo();
		undo = frameIn( element, {
			src: url,
			title: item.title,
			link: url,
			labels,
		} );
	};
	return {
		element,
		show( isAsked ) {
			widths.observe( element );
			if ( item.frameable === false ) {
				// Known since the item was saved: nobody has to wait eight seconds for what will not come.
				const refused = notice(
					labels.contentFailed,
					url,
					labels.openPage
				);
				element.append( refused );
				undo = () => refused.remove();
			} else if ( isAsked || origin === location.origin ) {
				load();
			} else {
				undo = curtain(
					element,
					item,
					labels.foreign.replace( '%host%', host ),
					load
				);
			}
		},
		hide() {
			widths.disconnect();
			undo();
		},
		resize( size ) {
			element.setAttribute( 'data-size', size );
		},
	};
}
