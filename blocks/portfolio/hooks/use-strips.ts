/**
 * Cuts a list of thousands into strips, each a list of its own, of which a browser leaves out those that are far away as a whole:
 * thousands of tiles beside each other would cost every frame what each of them costs, however little that is.
 */
import { useRef, useState } from '@wordpress/element';
import type { Item } from '../../../src/gallery/item';
import {
	properties,
	type Arrangement,
	type Ends,
} from '../../../src/gallery/masonry/properties';

/** About so many tiles make a strip: few enough to be laid out in one frame, for what is near is laid out whole. */
const STRIP = 24;
/** The first strip is what nearly all galleries are: one list. */
const STRIPS_IN_FIRST = 12;

export interface Strip {
	items: Item[];
	/** The place of its first item in the whole list, from 0. */
	from: number;
	/** Where the columns of the strip above end, if it is a masonry's. */
	above?: Ends;
}

/**
 * @param items          What stands in the grid.
 * @param printed        How many items the server printed, in one list.
 * @param layout         What of the gallery's props says where tiles stand.
 * @param layout.layout  How they are arranged.
 * @param layout.columns Columns of a wide gallery.
 * @return The strips; one that is as before is the very same.
 */
export function useStrips(
	items: Item[],
	printed: number,
	{ layout, columns }: { layout: Arrangement; columns: number }
): Strip[] {
	const [ [ first, length ] ] = useState( () => lengths( columns, printed ) );
	const strips = useRef< Strip[] >( [] );
	const before = useRef< Item[] >();
	if ( before.current !== items ) {
		before.current = items;
		strips.current = follow(
			strips.current,
			cut( items, first, length ),
			( { items: some, above } ) =>
				properties( some, layout, columns, above ).ends
		);
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

/**
 * Puts strips below each other. One that is as before, below others that are as before, stays the very same; one that has only
 * grown stays at the very place.
 *
 * @param before Those that stand.
 * @param strips Those that are to stand.
 * @param endsOf Where the columns of a strip end.
 */
export function follow(
	before: Strip[],
	strips: Strip[],
	endsOf: ( strip: Strip ) => Ends
): Strip[] {
	const steady = strips.findIndex( ( { items }, at ) => {
		const old = before[ at ];
		return ! old || ! isSame( old.items, items );
	} );
	const followed = before.slice( 0, steady < 0 ? strips.length : steady );
	for ( const strip of strips.slice( followed.length ) ) {
		const at = followed.length;
		const last = followed[ at - 1 ];
		const stood = last === before[ at - 1 ] && before[ at ]?.above;
		followed.push(
			last ? { ...strip, above: stood || endsOf( last ) } : strip
		);
	}
	return followed;
}

const isSame = ( one: Item[], other: Item[] ) =>
	one.length === other.length &&
	one.every( ( item, at ) => item === other[ at ] );
