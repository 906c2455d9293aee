/**
 * The hydrated gallery: filters, searches and loads more in place. It hydrates the markup of render.php, so each component has the same structure as
 * its PHP counterpart in blocks/portfolio/server/markup.
 */
import {
	useDeferredValue,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { island } from '../../src/client/island/mount';
import { FilterBar } from './parts/filter-bar';
import { Grid } from './parts/grid';
import { Notice } from './parts/notice';
import { Paging } from './parts/paging';
import type { Props } from './props';
import { useSpeculation } from './hooks/speculation';
import { useFocus } from './hooks/use-focus';
import { useLinks } from './hooks/use-links';
import { fetchViewerFor, useOpening } from './hooks/use-opening';
import { useScroll } from './hooks/use-scroll';
import { useShownAction } from './hooks/use-shown-action';
import { MANY_TILES } from './store/snapshot';
import { createStore } from './store/store';

function Portfolio( { element, ...given }: Props & { element: HTMLElement } ) {
	const [ props ] = useState< Props >( given );
	const store = useStore( props, element );
	const now = useSyncExternalStore( store.subscribe, store.get, store.get );
	// Keystrokes and clicks have priority over rendering a thousand tiles.
	const shown = useDeferredValue( now );
	const view = useRef< HTMLDivElement >( null );
	const linkTo = useLinks( props );
	const onAsk = useFocus( view, shown );

	useScroll( view, shown.list );
	useSpeculation( shown.visible.length <= MANY_TILES );
	useOpening( view, props, shown );
	useShownAction( shown.visible, element );

	const isLoading = now.mode === 'loading';
	return (
		<div className="wp-block-frontage-portfolio__view" ref={ view }>
			<FilterBar
				props={ props }
				store={ store }
				now={ now }
				linkTo={ linkTo }
			/>
			{ now.failed && ! now.failed.appends && (
				<Notice
					labels={ props.labels }
					retry={ ( button ) => {
						onAsk( button );
						store.retry();
					} }
				/>
			) }
			<Grid
				props={ props }
				shown={ shown }
				isLoading={ isLoading }
				linkTo={ linkTo }
				clear={ ( link ) => {
					onAsk( link );
					store.clear();
				} }
			/>
			<Paging
				props={ props }
				store={ store }
				shown={ shown }
				isLoading={ isLoading }
				linkTo={ linkTo }
				onAsk={ onAsk }
			/>
		</div>
	);
}

function useStore( props: Props, element: HTMLElement ) {
	const [ store ] = useState( () => {
		fetchViewerFor( element );
		return createStore(
			props,
			element.getAttribute( 'data-frontage-asked' ) ?? ''
		);
	} );
	useEffect( () => store.connect(), [ store ] );
	return store;
}

island( 'portfolio', Portfolio );
