/** Opens items in the viewer, one at a time. A click waits for the viewer's script; if it fails or takes too long, the item's link is followed. */
import { holdControl } from '../../../src/client/trigger/replay';
import type { Entry, Sequence } from '../../../src/media/viewer/entry';
import { hasLeft, loadViewer } from '../../../src/media/viewer/load-viewer';
import { destination, type Item } from '../data/item';

interface Gallery {
	linkOf: ( item: Item ) => HTMLElement | null;
	toEntry: ( item: Item ) => Entry;
	sequence: ( until: AbortSignal ) => Sequence;
}

export interface How {
	/** Whether the user has clicked it. */
	isAsked: boolean;
	/** Name of the history entry that was pushed for it. */
	entered?: string;
}

export interface Opener {
	open: ( item: Item, how: How ) => void;
	/** Cancels pending loading, because another tile was clicked or the user has navigated in the history. */
	cancel: () => void;
	readonly isOpen: boolean;
}

export function itemOpener( gallery: Gallery ): Opener {
	let isOpen = false;
	let cancel = () => {};

	async function open( item: Item, how: How ) {
		if ( isOpen ) {
			return;
		}
		cancel();
		const loading = new AbortController();
		const { signal } = loading;
		cancel = () => loading.abort();
		const { endWaiting, follow } = wait(
			gallery.linkOf( item ),
			how.isAsked ? destination( item ) : undefined,
			loading
		);
		try {
			const { openViewer } = await loadViewer();
			if ( signal.aborted ) {
				return;
			}
			endWaiting();
			await show( openViewer, item, how );
			loading.abort();
		} catch {
			// It is logged already.
			isOpen = false;
			if ( ! signal.aborted ) {
				cancel = () => {};
				await hasLeft();
				follow( how.isAsked ? destination( item ) : item.link );
			}
		}
	}

	function show( openViewer: OpenViewer, item: Item, how: How ) {
		const closing = new AbortController();
		isOpen = true;
		return openViewer( {
			...how,
			entry: gallery.toEntry( item ),
			sequence: gallery.sequence( closing.signal ),
			onClose() {
				isOpen = false;
				closing.abort();
			},
		} );
	}

	return {
		open,
		cancel: () => cancel(),
		get isOpen() {
			return isOpen;
		},
	};
}

type OpenViewer = Awaited< ReturnType< typeof loadViewer > >[ 'openViewer' ];

/** Marks a link as busy until loading is aborted or the waiting ends; after the timeout `url` is followed. */
function wait(
	link: HTMLElement | null,
	url: string | undefined,
	loading: AbortController
) {
	const { signal } = loading;
	const follow = ( to: string ) => {
		if ( ! signal.aborted ) {
			loading.abort();
			location.assign( to );
		}
	};
	const onTimeout = () => url !== undefined && follow( url );
	const endWaiting = link ? holdControl( link, onTimeout ) : () => {};
	signal.addEventListener( 'abort', endWaiting );
	return { endWaiting, follow };
}
