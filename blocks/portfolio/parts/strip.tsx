/**
 * A list of tiles: the whole grid, or where it holds thousands a strip of it. grid.php prints the very same, in one strip.
 */
import { memo, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { steadily } from '../../../src/gallery/masonry/properties';
import type { Props } from '../props';
import type { Strip } from '../hooks/use-strips';
import { Tile } from './tile';

interface TilesProps {
	strip: Strip;
	/** How many of all tiles belong to a page before the last one. */
	earlier: number;
	/** Whether other items are on their way, to take the place of these. */
	isLoading?: boolean;
	/** Whether another list has taken its place. */
	isLeaving?: boolean;
	props: Props;
}

/** Within so much of the window's height above and below it. */
const NEAR = '150% 0px';

/** Hundreds of tiles may stand; one that stands as before is left alone. */
const SteadyTile = memo( Tile );

const Tiles = memo( function ( {
	strip: { items, from, above },
	earlier,
	isLoading,
	isLeaving,
	props,
}: TilesProps ) {
	const { layout, columns } = props;
	const [ place ] = useState( steadily );
	const { grid, tiles } = useMemo(
		() => place( items, layout, columns, above ),
		[ place, items, layout, columns, above ]
	);
	const isFirst = from === 0;
	const list = useRef< HTMLUListElement >( null );
	const isNear = useNearing( list, isFirst );
	const shown = useMemo(
		() =>
			items.map( ( item, at ) => (
				<SteadyTile
					key={ item.id }
					item={ item }
					at={ from + at }
					isEarlier={ from + at < earlier }
					isFar={ ! isNear }
					role={ isFirst ? undefined : 'listitem' }
					style={ tiles[ at ] ?? {} }
					props={ props }
				/>
			) ),
		[ items, from, isFirst, earlier, isNear, tiles, props ]
	);
	return (
		<ul
			ref={ list }
			className="wp-block-frontage-portfolio__grid"
			role={ isFirst ? undefined : 'none' }
			data-layout={ layout }
			data-strip={ isFirst ? undefined : '' }
			style={ isFirst ? grid : { ...grid, ...extent( tiles ) } }
			data-mode={ isLoading ? 'loading' : undefined }
			data-leaving={ isLeaving ? '' : undefined }
			aria-hidden={ isLeaving }
		>
			{ shown }
		</ul>
	);
} );

/** How high a strip is before it has been laid out: so many tiles, with pictures of so many thousandths of a column's width. */
const extent = ( tiles: Record< `--frontage-${ string }`, unknown >[] ) => ( {
	'--frontage-count': tiles.length,
	'--frontage-sum': tiles.reduce(
		( sum, tile ) => sum + Number( tile[ '--frontage-h' ] ?? 0 ),
		0
	),
} );

/* Pictures of a strip come when it is near; one picture that waits to be near by itself costs every frame a little. */
function useNearing(
	list: { readonly current: HTMLElement | null },
	isNearAtFirst: boolean
): boolean {
	const [ isNear, setNear ] = useState( isNearAtFirst );
	useEffect( () => {
		const element = list.current;
		if ( isNear || ! element ) {
			return;
		}
		if ( ! ( 'IntersectionObserver' in window ) ) {
			setNear( true );
			return;
		}
		const observer = new IntersectionObserver(
			( entries ) =>
				entries.some( ( { isIntersecting } ) => isIntersecting ) &&
				setNear( true ),
			{ rootMargin: NEAR }
		);
		observer.observe( element );
		return () => observer.disconnect();
	}, [ isNear, list ] );
	return isNear;
}

interface StripsProps extends Omit< TilesProps, 'strip' > {
	strips: Strip[];
}

/*
 * What is said of a whole list stands on its first strip and on one box around all others, for hundreds would be felt. A screen reader
 * hears two lists, not hundreds.
 */
export function Strips( {
	strips: [ first, ...others ],
	earlier,
	isLoading,
	isLeaving,
	props,
}: StripsProps ) {
	const earlierIn = ( { from, items }: Strip ) =>
		Math.min( Math.max( earlier, from ), from + items.length );
	return (
		<>
			{ first && (
				<Tiles
					strip={ first }
					earlier={ earlierIn( first ) }
					isLoading={ isLoading }
					isLeaving={ isLeaving }
					props={ props }
				/>
			) }
			{ others.length > 0 && (
				<div
					className="wp-block-frontage-portfolio__strips"
					role="list"
					data-leaving={ isLeaving ? '' : undefined }
					aria-hidden={ isLeaving }
				>
					{ others.map( ( strip ) => (
						<Tiles
							key={ strip.from }
							strip={ strip }
							earlier={ earlierIn( strip ) }
							props={ props }
						/>
					) ) }
				</div>
			) }
		</>
	);
}
