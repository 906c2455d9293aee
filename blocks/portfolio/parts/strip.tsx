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
	/** Whether another list has taken its place. */
	isLeaving?: boolean;
	props: Props;
}

const NEARING = 'contentvisibilityautostatechange';

/** Hundreds of tiles may stand; one that stands as before is left alone. */
const SteadyTile = memo( Tile );

const Tiles = memo( function ( {
	strip: { items, from },
	earlier,
	isLeaving,
	props,
}: TilesProps ) {
	const { layout, columns } = props;
	const [ place ] = useState( steadily );
	const { grid, tiles } = useMemo(
		() => place( items, layout, columns ),
		[ place, items, layout, columns ]
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
					style={ tiles[ at ] ?? {} }
					props={ props }
				/>
			) ),
		[ items, from, earlier, isNear, tiles, props ]
	);
	return (
		<ul
			ref={ list }
			className="wp-block-frontage-portfolio__grid"
			data-layout={ layout }
			data-strip={ isFirst ? undefined : '' }
			style={ isFirst ? grid : { ...grid, ...extent( tiles ) } }
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

/* A browser that leaves out what is far says when it no longer is. One picture waiting to be near costs every frame a little. */
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
		if ( ! ( `on${ NEARING }` in element ) ) {
			setNear( true );
			return;
		}
		const look = ( event: Event ) => {
			if (
				event.target === element &&
				! ( 'skipped' in event && event.skipped )
			) {
				setNear( true );
			}
		};
		element.addEventListener( NEARING, look );
		return () => element.removeEventListener( NEARING, look );
	}, [ isNear, list ] );
	return isNear;
}

interface StripsProps extends Omit< TilesProps, 'strip' > {
	strips: Strip[];
}

export function Strips( { strips, earlier, ...others }: StripsProps ) {
	return (
		<>
			{ strips.map( ( strip ) => (
				<Tiles
					key={ strip.from }
					strip={ strip }
					earlier={ Math.min(
						Math.max( earlier, strip.from ),
						strip.from + strip.items.length
					) }
					{ ...others }
				/>
			) ) }
		</>
	);
}
