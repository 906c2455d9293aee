/**
 * Places the entries of a masonry in a grid of thin rows: each in the shortest column, spanning as many rows as it is high. An entry keeps its column as
 * long as there are as many columns, so that one that grows moves only what is below it.
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
			kept[ index ] ?? ends.findIndex( ( end ) => end <= shortest );
		ends[ column ] = ( ends[ column ] ?? 0 ) + height;
		return column;
	} );
}

/** @return Undoes it. */
export function masonry( box: HTMLElement ): () => void {
	const heights = new Map< HTMLElement, number >();
	let places = new Map< HTMLElement, number >();
	let columns = 0;

	const place = () => {
		const { display, gridTemplateColumns } = getComputedStyle( box );
		// On paper there are columns instead.
		if ( display !== 'grid' ) {
			return;
		}
		const count = gridTemplateColumns.split( ' ' ).length;
		const entries = [ ...box.children ].filter(
			( entry ): entry is HTMLElement =>
				// Not hidden, and no caption.
				!! heights.get( entry as HTMLElement )
		);
		const spaces = entries.map( ( entry ) =>
			parseFloat( getComputedStyle( entry ).marginBlockEnd )
		);
		const assigned = assign(
			entries.map(
				( entry, at ) =>
					( heights.get( entry ) ?? 0 ) + ( spaces[ at ] ?? 0 )
			),
			count,
			count === columns
				? entries.map( ( entry ) => places.get( entry ) )
				: []
		);
		columns = count;
		places = new Map();
		entries.forEach( ( entry, at ) => {
			const column = assigned[ at ] ?? 0;
			places.set( entry, column );
			// The last one of a column needs no space below.
			const space = assigned.includes( column, at + 1 )
				? spaces[ at ]
				: 0;
			const rows = Math.ceil(
				( heights.get( entry ) ?? 0 ) + ( space ?? 0 )
			);
			entry.style.gridArea = `auto / ${ column + 1 } / span ${ rows }`;
		} );
		box.setAttribute( 'data-state', 'placed' );
	};

	// Called before the frame is painted, also at first.
	const sizes = new ResizeObserver( ( changed ) => {
		for ( const { target, borderBoxSize } of changed ) {
			heights.set(
				target as HTMLElement,
				borderBoxSize[ 0 ]?.blockSize ?? 0
			);
		}
		place();
	} );
	const observe = () => {
		for ( const entry of [ ...heights.keys() ] ) {
			if ( entry.parentNode !== box ) {
				sizes.unobserve( entry );
				heights.delete( entry );
			}
		}
		for ( const entry of box.children ) {
			if ( entry.tagName !== 'FIGCAPTION' ) {
				sizes.observe( entry );
			}
		}
	};
	const children = new MutationObserver( () => {
		observe();
		place();
	} );
	children.observe( box, { childList: true } );
	observe();
	return () => {
		children.disconnect();
		sizes.disconnect();
		box.removeAttribute( 'data-state' );
		heights.forEach( ( _, entry ) =>
			entry.style.removeProperty( 'grid-area' )
		);
	};
}
