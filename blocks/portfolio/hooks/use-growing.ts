/**
 * Lets a list of thousands come without a frame that a visitor feels: it grows by a few tiles at a time, each few between two frames.
 */
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Item } from '../../../src/gallery/item';
import { afterFrame } from './after-frame';

/** As many tiles as a middling phone makes within a frame or two: a list begins with them. */
const AT_ONCE = 16;
const FEWEST = 8;
const MOST = 128;
/** A frame that is quicker could have made more tiles; one that is slower is near to being felt. */
const QUICK_MS = 34;
const SLOW_MS = 80;
/** Below so many the tiles that two lists share are better kept, with their pictures. */
const MANY = 300;

interface Grown {
	/** All items of the list. */
	items: Item[];
	/** How many of them stand. */
	count: number;
	/** Which list it is: another number means other elements. */
	list: number;
}

/**
 * @param items What is to stand in the grid.
 * @return The items that stand by now, and which list they belong to.
 */
export function useGrowing( items: Item[] ): {
	standing: Item[];
	list: number;
} {
	const grown = useRef< Grown >( { items, count: items.length, list: 0 } );
	const pace = useRef( AT_ONCE );
	const [ , setSteps ] = useState( 0 );
	if ( grown.current.items !== items ) {
		grown.current = after( grown.current, items );
	}
	const { count, list } = grown.current;
	const isGrowing = count < items.length;

	useEffect( () => {
		if ( ! isGrowing ) {
			return;
		}
		const begun = performance.now();
		return afterFrame( () => {
			pace.current = paced( pace.current, performance.now() - begun );
			grown.current = {
				...grown.current,
				count: grown.current.count + pace.current,
			};
			setSteps( ( steps ) => steps + 1 );
		} );
	}, [ isGrowing, count, items ] );

	return { standing: isGrowing ? items.slice( 0, count ) : items, list };
}

/**
 * How many tiles are made next: more on a quick device, fewer on a slow one.
 *
 * @param before  How many were made in the last frame.
 * @param elapsed Milliseconds that the frame took.
 */
export function paced( before: number, elapsed: number ): number {
	if ( elapsed < QUICK_MS ) {
		return Math.min( MOST, before * 2 );
	}
	return elapsed > SLOW_MS ? Math.max( FEWEST, before / 2 ) : before;
}

/**
 * How another list takes the place of the one that stands.
 *
 * @param before The list that stands.
 * @param items  The items of the other.
 */
export function after( before: Grown, items: Item[] ): Grown {
	const { length } = before.items;
	const isAddedTo =
		items.length >= length &&
		items[ 0 ] === before.items[ 0 ] &&
		items[ length - 1 ] === before.items[ length - 1 ];
	if ( isAddedTo ) {
		return {
			...before,
			items,
			count:
				items.length < MANY
					? items.length
					: Math.min( before.count, length ) +
						Math.min( AT_ONCE, items.length - length ),
		};
	}
	if ( Math.max( before.count, items.length ) < MANY ) {
		return { ...before, items, count: items.length };
	}
	return {
		items,
		count: Math.min( AT_ONCE, items.length ),
		list: before.list + 1,
	};
}
