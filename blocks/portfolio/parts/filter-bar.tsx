/**
 * The line above the grid: terms to choose from, a search field, and how many items there are.
 */
import { useEffect, useRef } from '@wordpress/element';
import { address } from '../../../src/gallery/address';
import type { Filter, Props } from '../props';
import type { Gallery } from '../hooks/use-gallery';
import { SearchForm } from './search-form';
import { countSentence, searchingSentence } from './sentences';
import { takeOver } from './take-over';

interface BarProps {
	props: Props;
	gallery: Gallery;
	/** How many items are in the grid. */
	visible: number;
}

export function FilterBar( { props, gallery, visible }: BarProps ) {
	if ( ! props.bar.length && ! props.search ) {
		return null;
	}
	const { mode, total, typed } = gallery.shown;
	const isSearching = typed !== null && mode !== 'failed';
	return (
		<div className="wp-block-frontage-portfolio__bar">
			{ props.bar.map( ( filter ) => (
				<Terms
					key={ filter.word }
					filter={ filter }
					props={ props }
					gallery={ gallery }
				/>
			) ) }
			{ props.search && (
				<SearchForm props={ props } gallery={ gallery } />
			) }
			<p
				className="wp-block-frontage-portfolio__count"
				data-mode={ mode === 'loading' ? mode : undefined }
				suppressHydrationWarning
			>
				{ isSearching
					? searchingSentence( props.locale, visible )
					: countSentence(
							props.locale,
							typed === null ? total : visible
						) }
			</p>
		</div>
	);
}

function Terms( {
	filter,
	props,
	gallery,
}: {
	filter: Filter;
	props: Props;
	gallery: Gallery;
} ) {
	const { word, all, terms } = filter;
	const { state } = gallery.shown;
	const selected = state[ word ];
	const entries = [
		...( all ? [ { slug: '', name: props.labels.all } ] : [] ),
		...terms,
	];
	const list = useRef< HTMLUListElement >( null );

	// Keeps the selected entry in sight where the list is wider than the phone; the page itself stays.
	useEffect( () => {
		const box = list.current;
		const entry = box
			?.querySelector( '[aria-current]' )
			?.getBoundingClientRect();
		if ( box && entry ) {
			const { left, width } = box.getBoundingClientRect();
			box.scrollBy( {
				left: entry.left + entry.width / 2 - left - width / 2,
				behavior: 'auto',
			} );
		}
	}, [ selected ] );

	return (
		<nav
			className="wp-block-frontage-portfolio__terms"
			aria-label={ props.labels[ word ] }
		>
			<ul ref={ list }>
				{ entries.map( ( { slug, name } ) => (
					<li key={ slug }>
						<a
							className="wp-block-frontage-portfolio__term"
							href={ address(
								props.instance,
								{ ...state, [ word ]: slug, page: 1 },
								location
							) }
							rel="nofollow"
							data-frontage-wake=""
							aria-current={
								slug === selected ? 'true' : undefined
							}
							onClick={ ( event ) =>
								takeOver( event, () =>
									gallery.choose( word, slug )
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
