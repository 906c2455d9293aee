/** Grid of tiles, or the empty state with a link to reset the filters. Same markup as grid.php. */
import { memo, useMemo } from '@wordpress/element';
import { DEFAULT_STATE } from '../data/address';
import type { Item } from '../data/item';
import { properties } from '../masonry/properties';
import type { LinkTo } from '../hooks/use-links';
import type { Props } from '../props';
import { isNarrowed, type Snapshot } from '../store/snapshot';
import { takeOver } from './take-over';
import { Tile } from './tile';

interface GridProps {
	props: Props;
	shown: Snapshot;
	/** Whether a request is pending whose items will replace these. */
	isLoading: boolean;
	linkTo: LinkTo;
	clear: ( link: HTMLElement ) => void;
}

export function Grid( { props, shown, isLoading, linkTo, clear }: GridProps ) {
	const { visible, list } = shown;
	if ( ! visible.length ) {
		return (
			<div
				className="wp-block-frontage-portfolio__empty"
				data-mode={ isLoading ? 'loading' : undefined }
			>
				<p suppressHydrationWarning>{ props.labels.empty }</p>
				{ isNarrowed( shown ) && (
					<a
						href={ linkTo( DEFAULT_STATE ) }
						rel="nofollow"
						data-frontage-wake=""
						onClick={ ( event ) =>
							takeOver( event, () =>
								clear( event.currentTarget )
							)
						}
						suppressHydrationWarning
					>
						{ props.labels.clear }
					</a>
				) }
			</div>
		);
	}
	return (
		<>
			{ list.first > 1 && (
				<a
					className="wp-block-frontage-portfolio__earlier"
					href={ linkTo( { ...list.state, page: list.first - 1 } ) }
					rel="prev nofollow"
					suppressHydrationWarning
				>
					{ props.labels.earlier }
				</a>
			) }
			<Tiles
				key={ shown.grid }
				items={ visible }
				isLoading={ isLoading }
				props={ props }
			/>
		</>
	);
}

interface TilesProps {
	items: Item[];
	isLoading: boolean;
	props: Props;
}

function Tiles( { items, isLoading, props }: TilesProps ) {
	const { layout, slots } = props;
	const placed = useMemo(
		() => properties( items, layout, slots ),
		[ items, layout, slots ]
	);
	return (
		<ul
			className="wp-block-frontage-portfolio__grid"
			data-layout={ layout }
			style={ placed.grid }
			data-mode={ isLoading ? 'loading' : undefined }
		>
			<PlacedTiles items={ items } placed={ placed } props={ props } />
		</ul>
	);
}

interface PlacedTilesProps {
	items: Item[];
	placed: ReturnType< typeof properties >;
	props: Props;
}

/** Separate from the list with its loading state, so that this state does not re-render a thousand tiles. */
const PlacedTiles = memo( function ( {
	items,
	placed,
	props,
}: PlacedTilesProps ) {
	// Tiles of previous pages, which the server marks for users without script.
	const printed = props.items.length - 1;
	const earlier = printed - ( printed % props.perPage );
	return items.map( ( item, at ) => (
		<Tile
			key={ item.id }
			item={ item }
			isFirst={ at === 0 }
			isEarlier={ at < earlier }
			style={ placed.tiles[ at ] ?? {} }
			props={ props }
		/>
	) );
} );
