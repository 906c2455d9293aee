/**
 * Placeholder for a fixed element: used if an ancestor's overflow prevents `position: sticky`, or if a header is no taller than the element and would
 * not let it stick beyond.
 */
export interface Holder {
	/** The element in the normal flow: the sticky one, or the placeholder while it is fixed. */
	current: () => Element;
	/** Inserts or removes the placeholder. */
	toggle: ( isFixed: boolean ) => void;
}

export function place( element: HTMLElement ): Holder {
	const holder = document.createElement( 'div' );
	const { style } = element;

	/** Gives the fixed element the width of its placeholder. */
	const measure = ( there: Element ) => {
		const { left, right, width } = there.getBoundingClientRect();
		const root = document.documentElement;
		const start =
			getComputedStyle( root ).direction === 'rtl'
				? root.clientWidth - right
				: left;
		style.setProperty( '--frontage-sticky-start', `${ start }px` );
		style.setProperty( '--frontage-sticky-width', `${ width }px` );
	};
	const sized = new ResizeObserver( () => measure( holder ) );

	return {
		current: () => ( holder.isConnected ? holder : element ),
		toggle( isFixed ) {
			if ( ! isFixed ) {
				sized.disconnect();
				holder.remove();
			} else if ( ! holder.isConnected ) {
				const { flex, margin, maxWidth, gridArea } =
					getComputedStyle( element );
				Object.assign( holder.style, {
					flex,
					margin,
					maxWidth,
					gridArea,
					height: `${ element.getBoundingClientRect().height }px`,
				} );
				measure( element );
				element.after( holder );
				sized.observe( holder );
			}
		},
	};
}
