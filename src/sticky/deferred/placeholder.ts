/**
 * Keeps the place of an element that has to be fixed to stay at the window's top: where an ancestor's overflow forbids `position: sticky`, or where it
 * stands in a header that it would not leave.
 */
export interface Holder {
	/** What stands in the page: the element, or the placeholder while the element is fixed. */
	current: () => Element;
	/** Puts the placeholder into the page, or takes it away. */
	toggle: ( isFixed: boolean ) => void;
}

export function place( element: HTMLElement ): Holder {
	const holder = document.createElement( 'div' );
	const { style } = element;

	/** Makes the fixed element as wide as its place. */
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
