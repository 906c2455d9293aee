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
import { itemFromUrl, itemParameter } from '../data/address';
import { fetchItem, fetchItems } from '../data/api';
import { destination, type Item } from '../data/item';
import { CLICK_TIMEOUT_MS } from '../../../src/client/trigger/click-timeout';
import { hasLeft, loadViewer } from '../../../src/media/viewer/load-viewer';
import { entryOf } from '../opening/entry';
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
		const { instance, perPage } = props;
		const leaving = new AbortController();
		const { signal } = leaving;
		let isOpen = false;
		/** Cancels pending loading, because another tile was clicked or the user has navigated in the history. */
		let cancel = () => {};

		const itemOf = ( link: Element ) =>
			latest.current.visible.find(
				( { id } ) => String( id ) === link.getAttribute( ITEM )
			);
		const linkOf = ( { id }: Item ) =>
			box.querySelector< HTMLElement >(
				`${ LINK }[${ ITEM }="${ id }"]`
			);
		const addressOf = ( item: Item ) =>
			itemParameter( instance, nameOf( item ) );
		const toEntry = ( item: Item ) => entryOf( item, addressOf, linkOf );

		const sequence = ( until: AbortSignal ) => {
			const { list, typed, visible: items } = latest.current;
			const { total, first, state } = list;
			return itemSequence(
				{
					items,
					start: ( first - 1 ) * perPage,
					// Until the server has responded, search text filters the loaded items only.
					total: typed === null ? total : items.length,
					perPage,
					page: async ( page, size ) => {
						const wanted = wantedOf( props, state, page, size );
						return ( await fetchItems( props, wanted, until ) )
							.items;
					},
				},
				toEntry
			);
		};

		const open = async (
			item: Item,
			how: { isAsked: boolean; entered?: string }
		) => {
			if ( isOpen ) {
				return;
			}
			cancel();
			const loading = new AbortController();
			const closing = new AbortController();
			const opener = linkOf( item );
			const openLink = ( url: string ) => {
				if ( ! loading.signal.aborted ) {
					loading.abort();
					location.assign( url );
				}
			};
			cancel = () => loading.abort();
			const timer = setTimeout( () => {
				if ( how.isAsked ) {
					openLink( destination( item ) );
				}
			}, CLICK_TIMEOUT_MS );
			opener?.setAttribute( 'aria-busy', 'true' );
			loading.signal.addEventListener( 'abort', () => {
				clearTimeout( timer );
				opener?.removeAttribute( 'aria-busy' );
			} );
			try {
				const { openViewer } = await loadViewer();
				if ( loading.signal.aborted ) {
					return;
				}
				clearTimeout( timer );
				isOpen = true;
				await openViewer( {
					...how,
					entry: toEntry( item ),
					sequence: sequence( closing.signal ),
					onClose() {
						isOpen = false;
						closing.abort();
					},
				} );
				loading.abort();
			} catch ( error ) {
				isOpen = false;
				if ( ! loading.signal.aborted ) {
					reportError( error );
					cancel = () => {};
					await hasLeft();
					openLink( how.isAsked ? destination( item ) : item.link );
				}
			}
		};

		const openAddressed = async () => {
			const name = itemFromUrl( instance, current().search );
			if ( ! name || isOpen ) {
				return;
			}
			const isHere = ( item: Item ) =>
				nameOf( item ) === name || String( item.id ) === name;
			const item =
				latest.current.visible.find( isHere ) ??
				( await fetchItem( props, name, signal ).catch(
					() => undefined
				) );
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
			open( item, { isAsked: false, entered } );
		};

		const onClick = ( event: MouseEvent ) => {
			const link = linkAt( event );
			const item = link && itemOf( link );
			if ( item?.opensIn === 'lightbox' && ! event.defaultPrevented ) {
				takeOver( event, () => open( item, { isAsked: true } ) );
			}
		};
		const prefetch = ( event: Event ) => {
			if ( linkAt( event )?.hasAttribute( 'data-frontage-wake' ) ) {
				intent.abort();
				loadViewer().catch( () => {} );
			}
		};

		const intent = new AbortController();
		signal.addEventListener( 'abort', () => intent.abort() );
		box.addEventListener( 'click', onClick, { signal } );
		for ( const type of [ 'pointerover', 'focusin' ] ) {
			box.addEventListener( type, prefetch, { signal: intent.signal } );
		}
		signal.addEventListener(
			'abort',
			subscribe( ( change ) => {
				if ( change === 'traversed' ) {
					cancel();
					openAddressed();
				}
			} )
		);
		openAddressed();
		return () => {
			leaving.abort();
			cancel();
		};
		// Runs once: it reads only refs and props that do not change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
}

const linkAt = ( { target }: Event ): Element | undefined =>
	( target instanceof Element && target.closest( LINK ) ) || undefined;
