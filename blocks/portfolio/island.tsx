/**
 * The gallery when a visitor has begun to use it: filters, searches and grows in place. It hydrates what render.php printed,
 * so each part has the very structure of its PHP twin in src/gallery/view.
 */
import {
	useDeferredValue,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { island } from '../../src/island/mount';
import { titleMatches } from '../../src/gallery/title-match';
import { FilterBar } from './parts/filter-bar';
import { Grid } from './parts/grid';
import { Notice } from './parts/notice';
import { Paging } from './parts/paging';
import type { Props } from './props';
import { useFocus } from './hooks/use-focus';
import { useGallery } from './hooks/use-gallery';
import { fetchViewerFor, useOpening } from './hooks/use-opening';

function Portfolio( { element, ...props }: Props & { element: HTMLElement } ) {
	useState( () => fetchViewerFor( element ) );
	const gallery = useGallery(
		props,
		element.getAttribute( 'data-frontage-asked' ) ?? ''
	);
	const { mode, failed } = gallery.shown;
	// A keystroke and a click are answered before thousands of tiles are.
	const shown = useDeferredValue( gallery.shown );
	const settled = { ...gallery, shown };
	const { items, typed } = shown;
	const view = useRef< HTMLDivElement >( null );
	const onMore = useFocus( view, shown );
	const visible = useMemo(
		() =>
			typed === null
				? items
				: items.filter( ( { title } ) => titleMatches( title, typed ) ),
		[ items, typed ]
	);

	useOpening( view, props, shown, visible );

	return (
		<div className="wp-block-frontage-portfolio__view" ref={ view }>
			<FilterBar
				props={ props }
				gallery={ gallery }
				visible={ visible.length }
			/>
			{ failed && ! failed.appends && (
				<Notice labels={ props.labels } retry={ gallery.retry } />
			) }
			<Grid
				props={ props }
				gallery={ settled }
				items={ visible }
				isLoading={ mode === 'loading' }
			/>
			<Paging
				props={ props }
				gallery={ settled }
				visible={ visible.length }
				isLoading={ mode === 'loading' }
				onMore={ onMore }
			/>
		</div>
	);
}

island( 'portfolio', Portfolio );
