/**
 * The grid of tiles, or that there are none and the way out. grid.php prints the very same.
 */
import { memo, useMemo, useState } from '@wordpress/element';
import { address, ALL } from '../../../src/gallery/address';
import type { Item } from '../../../src/gallery/item';
import { steadily } from '../../../src/gallery/masonry/properties';
import type { Props } from '../props';
import type { Gallery } from '../hooks/use-gallery';
import { useGrowing, useLeaving } from '../hooks/use-growing';
import { takeOver } from './take-over';
import { Tile } from './tile';

interface GridProps {
	props: Props;
	gallery: Gallery;
	items: Item[];
}

/** Thousands of tiles may stand; one that stands as before is left alone. */
const SteadyTile = memo( Tile );

export function Grid( { props, gallery, items }: GridProps ) {
	const { instance, labels, perPage, layout, columns } = props;
	const { standing, list } = useGrowing( items );
	const [ place ] = useState( steadily );
	const placed = useMemo(
		() => place( standing, layout, columns ),
		[ place, standing, layout, columns ]
	);
	// The server hands them over once, so a tile need not be looked at again for their sake.
	const [ unchanging ] = useState( props );
	const { state, first } = gallery.shown;
	const earlier = items.length - 1 - ( ( items.length - 1 ) % perPage );
	// What only dims the list does not look at each of its tiles.
	const tiles = useMemo(
		() =>
			standing.map( ( item, at ) => (
				<SteadyTile
					key={ item.id }
					item={ item }
					at={ at }
					isEarlier={ at < earlier }
					style={ placed.tiles[ at ] ?? {} }
					props={ unchanging }
				/>
			) ),
		[ standing, earlier, placed, unchanging ]
	);
	const leaving = useLeaving( list, tiles );
	return (
		<>
			{ first > 1 && items.length > 0 && (
				<a
					className="wp-block-frontage-portfolio__earlier"
					href={ address(
						instance,
						{ ...state, page: first - 1 },
						location
					) }
					rel="prev nofollow"
					suppressHydrationWarning
				>
					{ labels.earlier }
				</a>
			) }
			{ /* In one list, each with its own key: what gives way is the very element that stood. */ }
			{ [
				items.length > 0 ? (
					<ul
						key={ list }
						className="wp-block-frontage-portfolio__grid"
						data-layout={ layout }
						style={ placed.grid }
					>
						{ tiles }
					</ul>
				) : (
					<Empty key="empty" props={ props } gallery={ gallery } />
				),
				...leaving.map( ( gone ) => (
					<ul
						key={ gone.list }
						className="wp-block-frontage-portfolio__grid"
						data-layout={ layout }
						data-leaving=""
						aria-hidden="true"
					>
						{ gone.tiles }
					</ul>
				) ),
			] }
		</>
	);
}

function Empty( { props, gallery }: Omit< GridProps, 'items' > ) {
	const { instance, labels } = props;
	const { state, typed } = gallery.shown;
	const isNarrowed =
		state.category + state.other + state.search + ( typed ?? '' ) !== '';
	return (
		<div className="wp-block-frontage-portfolio__empty">
			<p suppressHydrationWarning>{ labels.empty }</p>
			{ isNarrowed && (
				<a
					href={ address( instance, ALL, location ) }
					rel="nofollow"
					data-frontage-wake=""
					onClick={ ( event ) => takeOver( event, gallery.clear ) }
					suppressHydrationWarning
				>
					{ labels.clear }
				</a>
			) }
		</div>
	);
}
