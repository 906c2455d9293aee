/**
 * Lets a list of thousands go without a frame that a visitor feels: it is out of sight at once, and taken away a few tiles at a time.
 */
import { useEffect, useRef, useState } from '@wordpress/element';
import { afterFrame } from './after-frame';
import type { Strip } from './use-strips';

/** Taking away is quicker than making. */
const TAKEN_AT_ONCE = 150;

interface List {
	/** Which list it is. */
	list: number;
	strips: Strip[];
	/** How many of its tiles belong to a page before the last one. */
	earlier: number;
}

/**
 * The lists that gave way to the one that stands, shorter every time until none is left. There are several when a visitor
 * types faster than tiles can be taken away: a list that is dropped whole takes a phone seconds.
 *
 * @param list The list that stands.
 */
export function useLeaving( list: List ): List[] {
	const standing = useRef( list );
	const leaving = useRef< List[] >( [] );
	const [ , setSteps ] = useState( 0 );
	if ( standing.current.list !== list.list ) {
		leaving.current = [ ...leaving.current, standing.current ];
	}
	standing.current = list;
	const { current } = leaving;

	useEffect( () => {
		if ( ! current.length ) {
			return;
		}
		return afterFrame( () => {
			leaving.current = less( leaving.current );
			setSteps( ( steps ) => steps + 1 );
		} );
	}, [ current ] );

	return current;
}

/**
 * What is left of the lists when a few more tiles were taken away, from the end of the one that has waited longest.
 *
 * @param lists Lists that gave way, the latest last.
 */
export function less( lists: List[] ): List[] {
	const [ oldest, ...others ] = lists;
	const strips = [ ...( oldest?.strips ?? [] ) ];
	for ( let over = TAKEN_AT_ONCE; over > 0 && strips.length; ) {
		const last = strips.pop();
		if ( last && last.items.length > over ) {
			strips.push( { ...last, items: last.items.slice( 0, -over ) } );
		}
		over -= last?.items.length ?? 0;
	}
	return oldest && strips.length
		? [ { ...oldest, strips }, ...others ]
		: others;
}
