/** Opens the gallery's items in the viewer: on a click on a tile, and if the URL contains one. The viewer's script is loaded on intent. */
import {
	useEffect,
	useLayoutEffect,
	useRef,
	type RefObject,
} from '@wordpress/element';
import {
	covers,
	current,
	disown,
	replaceOnEntry,
	subscribe,
} from '../../../src/client/address/address';
import { loadViewer } from '../../../src/media/viewer/load-viewer';
import { itemFromUrl, itemParameter } from '../data/address';
import { fetchItem, fetchItems } from '../data/api';
import type { Item } from '../data/item';
import { entryOf } from '../opening/entry';
import { itemOpener, type Opener } from '../opening/open-item';
import { itemSequence } from '../opening/sequence';
import { takeOver } from '../parts/take-over';
import type { Props } from '../props';
import { wantedOf } from '../store/request';
import type { Snapshot } from '../store/snapshot';

const LINK = '.wp-block-frontage-portfolio__link';
const ITEM = 'data-frontage-item';

/** Name of an item in the URL. */
const nameOf = ( { slug, id }: Item ) => slug || String( id );

/**
 * Preloads the viewer during hydration if a tile is hovered, focused or clicked.
 * @param element The server-rendered gallery.
 */
export function fetchViewerFor( element: HTMLElement ): void {
	if (
		element.querySelector(
			`${ LINK }[data-frontage-wake]:is(:hover, :focus-visible, [data-waking])`
		)
	) {
		loadViewer().catch( () => {} );
	}
}

/** @param view Element that contains the gallery's parts. */
export function useOpening(
	view: RefObject< HTMLElement >,
	props: Props,
	shown: Snapshot
) {
	const latest = useRef( shown );
	// Updated in the layout effect, in sync with the DOM: a render may be discarded.
	useLayoutEffect( () => {
		latest.current = shown;
	}, [ shown ] );

	useEffect( () => {
		const box = view.current;
		if ( ! box ) {
			return;
		}
		const leaving = new AbortController();
		const { signal } = leaving;
		const visible = () => latest.current.visible;
		const linkOf = ( { id }: Item ) =>
			box.querySelector< HTMLElement >(
				`${ LINK }[${ ITEM }="${ id }"]`
			);
		const addressOf = ( item: Item ) =>
			itemParameter( props.instance, nameOf( item ) );
		const toEntry = ( item: Item ) => entryOf( item, addressOf, linkOf );
		const opener = itemOpener( {
			linkOf,
			toEntry,
			sequence: ( until ) =>
				itemSequence(
					sourceOf( latest.current, props, until ),
					toEntry
				),
		} );
		const openAddressed = () =>
			openFromUrl( opener, props, visible, signal );

		openOnClick( box, opener, visible, signal );
		prefetchOnIntent( box, signal );
		signal.addEventListener(
			'abort',
			subscribe( ( change ) => {
				if ( change === 'traversed' ) {
					opener.cancel();
					openAddressed();
				}
			} )
		);
		openAddressed();
		return () => {
			leaving.abort();
			opener.cancel();
		};
		// Runs once: it reads only refs and props that do not change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
}

/** All items of the current filter. */
function sourceOf(
	{ list, typed, visible: items }: Snapshot,
	props: Props,
	until: AbortSignal
) {
	const { total, first, state } = list;
	const { perPage } = props;
	return {
		items,
		start: ( first - 1 ) * perPage,
		// Until the server has responded, search text filters the loaded items only.
		total: typed === null ? total : items.length,
		perPage,
		page: async ( page: number, size: number ) => {
			const wanted = wantedOf( props, state, page, size );
			return ( await fetchItems( props, wanted, until ) ).items;
		},
	};
}

async function openFromUrl(
	opener: Opener,
	props: Props,
	visible: () => Item[],
	signal: AbortSignal
) {
	const { instance } = props;
	const name = itemFromUrl( instance, current().search );
	if ( ! name || opener.isOpen ) {
		return;
	}
	const isHere = ( item: Item ) =>
		nameOf( item ) === name || String( item.id ) === name;
	const item =
		visible().find( isHere ) ??
		( await fetchItem( props, name, signal ).catch( () => undefined ) );
	if (
		itemFromUrl( instance, current().search ) !== name ||
		signal.aborted
	) {
		return;
	}
	if ( item?.opensIn !== 'lightbox' ) {
		disown( itemParameter( instance, '' ) );
		return;
	}
	const entered = covers().at( -1 );
	if ( ! entered ) {
		// Insert the gallery as the previous history entry, so that Back closes the viewer.
		replaceOnEntry( itemParameter( instance, '' ) );
	}
	opener.open( item, { isAsked: false, entered } );
}

function openOnClick(
	box: HTMLElement,
	{ open }: Opener,
	visible: () => Item[],
	signal: AbortSignal
) {
	const onClick = ( event: MouseEvent ) => {
		const id = linkAt( event )?.getAttribute( ITEM );
		const item = visible().find( ( each ) => String( each.id ) === id );
		if ( item?.opensIn === 'lightbox' && ! event.defaultPrevented ) {
			takeOver( event, () => open( item, { isAsked: true } ) );
		}
	};
	box.addEventListener( 'click', onClick, { signal } );
}

function prefetchOnIntent( box: HTMLElement, signal: AbortSignal ) {
	const intent = new AbortController();
	const prefetch = ( event: Event ) => {
		if ( linkAt( event )?.hasAttribute( 'data-frontage-wake' ) ) {
			intent.abort();
			loadViewer().catch( () => {} );
		}
	};
	signal.addEventListener( 'abort', () => intent.abort() );
	for ( const type of [ 'pointerover', 'focusin' ] ) {
		box.addEventListener( type, prefetch, { signal: intent.signal } );
	}
}

const linkAt = ( { target }: Event ): Element | undefined =>
	( target instanceof Element && target.closest( LINK ) ) || undefined;
