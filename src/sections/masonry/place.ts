/**
 * Places the entries of a masonry in a grid of thin rows: each in the shortest column, spanning as many rows as it is high. An entry keeps its column as
 * long as the masonry keeps its width, so that one that grows moves only what is below it.
 */

/** Difference below which columns count as equal, and the first is used: that keeps the reading order. */
const EQUAL = 30;

/** Assigns entries to columns. `kept` are columns of earlier calls. */
export function assign(
	heights: number[],
	columns: number,
	kept: ( number | undefined )[]
): number[] {
	const ends = Array.from( { length: columns }, () => 0 );
	return heights.map( ( height, index ) => {
		const shortest = Math.min( ...ends ) + EQUAL;
		const column =
			kept[ index ] ?? ends.findIndex( ( end ) => shortest >= end );
		ends[ column ] = ( ends[ column ] ?? 0 ) + height;
		return column;
	} );
}

/** Puts the entries of a box where they belong, by their heights. */
function placing( box: HTMLElement, heights: Map< Element, number > ) {
	let places = new Map< Element, number >();
	let grid = { width: 0, columns: 1, space: 0 };

	const clear = () => {
		box.setAttribute( 'data-state', '' );
		heights.forEach( ( _, entry ) =>
			( entry as HTMLElement ).style.removeProperty( 'grid-area' )
		);
	};
	/** Reads the grid as the stylesheet has it: places would add columns to it. */
	const measure = ( width: number ) => {
		if ( width === grid.width ) {
			return;
		}
		clear();
		const { gridTemplateColumns, rowGap } = getComputedStyle( box );
		places.clear();
		grid = {
			width,
			columns: gridTemplateColumns.split( ' ' ).length,
			space: parseFloat( rowGap ) || 0,
		};
	};
	const place = () => {
		// Without those that are hidden.
		const entries = [ ...box.children ].filter( ( each ) =>
			heights.get( each )
		) as HTMLElement[];
		const rows = entries.map( ( each ) =>
			Math.ceil( ( heights.get( each ) ?? 0 ) + grid.space )
		);
		const columns = assign(
			rows,
			grid.columns,
			entries.map( ( each ) => places.get( each ) )
		);
		places = new Map();
		entries.forEach( ( entry, at ) => {
			const column = columns[ at ] ?? 0;
			places.set( entry, column );
			// The last one of a column needs no space below.
			const isLast = ! columns.includes( column, at + 1 );
			const span = ( rows[ at ] ?? 0 ) - ( isLast ? grid.space : 0 );
			entry.style.gridArea = `auto / ${ column + 1 } / span ${ Math.ceil( span ) }`;
		} );
		box.setAttribute( 'data-state', 'placed' );
	};
	return { clear, measure, place };
}

/** @return Undoes it. */
export function masonry( box: HTMLElement ): () => void {
	const heights = new Map< Element, number >();
	const { clear, measure, place } = placing( box, heights );

	let width = box.clientWidth;

	const update = () => {
		// On paper there are columns instead.
		if ( getComputedStyle( box ).display === 'grid' ) {
			measure( width );
			place();
		}
	};
	const sizes = new ResizeObserver( ( changed ) => {
		for ( const { target, borderBoxSize, contentRect } of changed ) {
			if ( target === box ) {
				width = contentRect.width;
			} else {
				heights.set( target, borderBoxSize[ 0 ]?.blockSize ?? 0 );
			}
		}
		update();
	} );
	const observe = () => {
		for ( const entry of [ ...heights.keys() ] ) {
			if ( entry.parentNode !== box ) {
				sizes.unobserve( entry );
				heights.delete( entry );
			}
		}
		for ( const entry of box.children ) {
			// A gallery's caption stands below all columns.
			if ( ! entry.matches( 'figcaption,script' ) ) {
				// At once: a browser may paint new entries before it tells their sizes.
				if ( ! heights.has( entry ) ) {
					const { height } = getComputedStyle( entry );
					heights.set( entry, parseFloat( height ) || 0 );
				}
				sizes.observe( entry );
			}
		}
		update();
	};
	const children = new MutationObserver( observe );
	clear();
	children.observe( box, { childList: true } );
	sizes.observe( box );
	observe();
	return () => {
		children.disconnect();
		sizes.disconnect();
		clear();
		box.removeAttribute( 'data-state' );
	};
}
