/** Bar above the grid: filters, search field and number of items. */
import { useEffect, useRef, type RefObject } from '@wordpress/element';
import type { Filter, Props } from '../props';
import type { LinkTo } from '../hooks/use-links';
import type { Snapshot } from '../store/snapshot';
import type { Store } from '../store/store';
import { SearchForm } from './search-form';
import { countSentence, searchingSentence } from './sentences';
import { takeOver } from './take-over';

interface BarProps {
	props: Props;
	store: Store;
	now: Snapshot;
	linkTo: LinkTo;
}

export function FilterBar( { props, store, now, linkTo }: BarProps ) {
	if ( ! props.bar.length && ! props.search ) {
		return null;
	}
	const { mode, list, typed, visible } = now;
	const isSearching = typed !== null && mode !== 'failed';
	return (
		<div className="wp-block-frontage-portfolio__bar">
			{ props.bar.map( ( filter ) => (
				<Terms
					key={ filter.word }
					filter={ filter }
					props={ props }
					store={ store }
					now={ now }
					linkTo={ linkTo }
				/>
			) ) }
			{ props.search && (
				<SearchForm props={ props } store={ store } now={ now } />
			) }
			<p
				className="wp-block-frontage-portfolio__count"
				data-mode={ mode === 'loading' ? mode : undefined }
				suppressHydrationWarning
			>
				{ isSearching
					? searchingSentence( props.locale, visible.length )
					: countSentence(
							props.locale,
							typed === null ? list.total : visible.length
						) }
			</p>
		</div>
	);
}

function Terms( {
	filter,
	props,
	store,
	now: { state },
	linkTo,
}: BarProps & { filter: Filter } ) {
	const { word, all, terms } = filter;
	const selected = state[ word ];
	const links = [
		...( all ? [ { slug: '', name: props.labels.all } ] : [] ),
		...terms,
	];
	const list = useRef< HTMLUListElement >( null );
	useSelectedInView( list, selected );
	return (
		<nav
			className="wp-block-frontage-portfolio__terms"
			aria-label={ props.labels[ word ] }
		>
			<ul ref={ list }>
				{ links.map( ( { slug, name } ) => (
					<li key={ slug }>
						<a
							className="wp-block-frontage-portfolio__term"
							href={ linkTo( {
								...state,
								[ word ]: slug,
								page: 1,
							} ) }
							rel="nofollow"
							data-frontage-wake=""
							aria-current={
								slug === selected ? 'true' : undefined
							}
							onClick={ ( event ) =>
								takeOver( event, () =>
									store.choose( word, slug )
								)
							}
							suppressHydrationWarning
						>
							{ name }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

/**
 * Scrolls the selected filter into view if the list overflows, unless the user has scrolled the list before hydration. The page itself does not
 * scroll.
 */
function useSelectedInView(
	list: RefObject< HTMLUListElement >,
	selected: string
) {
	const isFirst = useRef( true );
	useEffect( () => {
		const box = list.current;
		const isScrolled = isFirst.current && box?.scrollLeft !== 0;
		isFirst.current = false;
		if ( isScrolled ) {
			return;
		}
		// Deferred to the next frame, to avoid a forced layout.
		const frame = requestAnimationFrame( () => {
			const current = box
				?.querySelector( '[aria-current]' )
				?.getBoundingClientRect();
			if ( box && current ) {
				const { left, width } = box.getBoundingClientRect();
				box.scrollBy( {
					left: current.left + current.width / 2 - left - width / 2,
					behavior: 'auto',
				} );
			}
		} );
		return () => cancelAnimationFrame( frame );
	}, [ list, selected ] );
}
