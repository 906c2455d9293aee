/**
 * Opens the gallery's items over the page: at a click on a tile, and where the address names one. What shows them is fetched when
 * it is wanted, or a moment before.
 */
import { useEffect, useRef, type RefObject } from '@wordpress/element';
import {
	covers,
	current,
	replaceOnEntry,
	subscribe,
} from '../../../src/address/address';
import { askedItem, itemParameter } from '../../../src/gallery/address';
import { fetchItem } from '../../../src/gallery/api';
import { destination, type Item } from '../../../src/gallery/item';
import { loadOverlay } from '../../../src/overlay/load-overlay';
import { sequence, type Sequence } from '../../../src/viewer/sequence';
import { takeOver } from '../parts/take-over';
import type { Props } from '../props';
import type { Gallery } from './use-gallery';

/** How long a tile waits for what shows its item, before its link is followed; as long as the island's controls do. */
const PATIENCE_MS = 4000;
const LINK = '.wp-block-frontage-portfolio__link';

/** How an item is called in an address. */
const nameOf = ( { slug, id }: Item ) => slug || String( id );

const loadViewer = async () => {
	const [ viewer ] = await Promise.all( [
		import( /* webpackChunkName: "viewer" */ '../../../src/viewer/viewer' ),
		loadOverlay(),
	] );
	return viewer;
};

/**
 * Fetches what shows items while the tiles come alive, where it was one of them that a visitor is about to press.
 *
 * @param element The gallery, as the server has printed it.
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

/**
 * @param view    The element that holds the gallery's parts.
 * @param props   From the server.
 * @param gallery What is shown, and how more of it is got.
 * @param visible The items that stand in the grid.
 */
export function useOpening(
	view: RefObject< HTMLElement >,
	props: Props,
	gallery: Gallery,
	visible: Item[]
) {
	const latest = useRef( { gallery, visible } );
	latest.current = { gallery, visible };

	useEffect( () => {
		const box = view.current;
		if ( ! box ) {
			return;
		}
		const { instance } = props;
		const leaving = new AbortController();
		const { signal } = leaving;
		let isOpen = false;
		/** Takes back what is still on its way: another tile was pressed, or the visitor has gone Back or Forward. */
		let takeBack = () => {};

		const links = () => [ ...box.querySelectorAll< HTMLElement >( LINK ) ];
		const itemOf = ( link: HTMLElement ) =>
			latest.current.visible[ links().indexOf( link ) ];
		const linkOf = ( item: Item ) =>
			links()[
				latest.current.visible.findIndex( ( { id } ) => id === item.id )
			];

		const open = async (
			item: Item,
			how: { isAsked: boolean; isEntered: boolean; opener?: HTMLElement }
		) => {
			if ( isOpen ) {
				return;
			}
			takeBack();
			const wish = new AbortController();
			takeBack = () => wish.abort();
			const goThere = () => {
				if ( how.isAsked && ! wish.signal.aborted ) {
					takeBack();
					location.assign( destination( item ) );
				}
			};
			const patience = setTimeout( goThere, PATIENCE_MS );
			how.opener?.setAttribute( 'aria-busy', 'true' );
			wish.signal.addEventListener( 'abort', () => {
				clearTimeout( patience );
				how.opener?.removeAttribute( 'aria-busy' );
			} );
			try {
				const { openViewer } = await loadViewer();
				if ( wish.signal.aborted ) {
					return;
				}
				clearTimeout( patience );
				isOpen = true;
				await openViewer( {
					...how,
					item,
					sequence: present(),
					settings: props.viewer,
					addressOf: ( one ) =>
						itemParameter( instance, nameOf( one ) ),
					linkOf,
					onClose: () => ( isOpen = false ),
				} );
			} catch {
				isOpen = false;
				goThere();
			} finally {
				wish.abort();
			}
		};

		const present = (): Sequence => {
			const { gallery: now, visible: items } = latest.current;
			const { total, first, typed } = now.shown;
			return sequence( {
				items,
				start: ( first - 1 ) * props.perPage,
				// What was typed has narrowed only what is here, until the server has answered it.
				total: typed === null ? total : items.length,
				perPage: props.perPage,
				page: now.pageOf(),
			} );
		};

		const follow = async () => {
			const name = askedItem( instance, current().search );
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
				askedItem( instance, current().search ) !== name ||
				signal.aborted
			) {
				return;
			}
			const opens = item?.opensIn === 'lightbox';
			const isEntered = covers().length > 0;
			if ( ! opens || ! isEntered ) {
				// Below the open item lies the gallery, to which Back leads.
				replaceOnEntry( itemParameter( instance, '' ) );
			}
			if ( item && opens ) {
				open( item, {
					isAsked: false,
					isEntered,
					opener: linkOf( item ),
				} );
			}
		};

		const onClick = ( event: MouseEvent ) => {
			const link = linkAt( event );
			const item = link && itemOf( link );
			if ( item?.opensIn === 'lightbox' && ! event.defaultPrevented ) {
				takeOver( event, () =>
					open( item, {
						isAsked: true,
						isEntered: false,
						opener: link,
					} )
				);
			}
		};
		const fetchAhead = ( event: Event ) => {
			const link = linkAt( event );
			if ( link && itemOf( link )?.opensIn === 'lightbox' ) {
				intent.abort();
				loadViewer().catch( () => {} );
			}
		};

		const intent = new AbortController();
		signal.addEventListener( 'abort', () => intent.abort() );
		box.addEventListener( 'click', onClick, { signal } );
		for ( const type of [ 'pointerover', 'focusin' ] ) {
			box.addEventListener( type, fetchAhead, { signal: intent.signal } );
		}
		signal.addEventListener(
			'abort',
			subscribe( ( change ) => {
				if ( change === 'traversed' ) {
					takeBack();
					follow();
				}
			} )
		);
		follow();
		return () => {
			leaving.abort();
			takeBack();
		};
		// Once for the element's life: what it reads are refs, and props that never change.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
}

const linkAt = ( { target }: Event ): HTMLElement | undefined =>
	( target instanceof Element && target.closest< HTMLElement >( LINK ) ) ||
	undefined;
