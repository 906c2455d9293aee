/**
 * Cuts a list of thousands into strips, each a list of its own, of which a browser leaves out those that are far away as a whole:
 * thousands of tiles beside each other would cost every frame what each of them costs, however little that is.
 */
import { useRef, useState } from '@wordpress/element';
import type { Item } from '../../../src/gallery/item';

/** About so many tiles make a strip. */
const STRIP = 96;
/** The first strip is what nearly all galleries are: one list. */
const STRIPS_IN_FIRST = 3;

export interface Strip {
	items: Item[];
	/** The place of its first item in the whole list, from 0. */
	from: number;
}

/**
 * @param items   What stands in the grid.
 * @param columns Columns of a wide gallery.
 * @param printed How many items the server printed, in one list.
 * @return The strips; one that is as before is the very same.
 */
export function useStrips(
	items: Item[],
	columns: number,
	printed: number
): Strip[] {
	const [ [ first, length ] ] = useState( () => lengths( columns, printed ) );
	const strips = useRef< Strip[] >( [] );
	const before = useRef< Item[] >();
	if ( before.current !== items ) {
		before.current = items;
		strips.current = cut( items, first, length ).map( ( strip, at ) => {
			const old = strips.current[ at ];
			return old && isSame( old.items, strip.items ) ? old : strip;
		} );
	}
	return strips.current;
}

/**
 * How long the first strip is and how long the others are: whole rows of two columns and of all.
 *
 * @param columns Columns of a wide gallery.
 * @param printed How many items the first has to hold.
 */
export function lengths(
	columns: number,
	printed: number
): [ first: number, others: number ] {
	const rows = 2 * columns;
	const length = rows * Math.ceil( STRIP / rows );
	const strips = Math.max( STRIPS_IN_FIRST, Math.ceil( printed / length ) );
	return [ strips * length, length ];
}

/**
 * Cuts a list.
 *
 * @param items  The list.
 * @param first  Length of the first strip.
 * @param length Length of the others.
 */
export function cut( items: Item[], first: number, length: number ): Strip[] {
	const strips = [ { items: items.slice( 0, first ), from: 0 } ];
	for ( let from = first; from < items.length; from += length ) {
		strips.push( { items: items.slice( from, from + length ), from } );
	}
	return strips;
}

const isSame = ( one: Item[], other: Item[] ) =>
	one.length === other.length &&
	one.every( ( item, at ) => item === other[ at ] );
