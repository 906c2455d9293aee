/** Moves the focus to a heading when what is below it changes. */
import { useEffect, useRef, type RefObject } from '@wordpress/element';

/** Ref of the heading, which needs `tabIndex={ -1 }`. */
export function useFocusOnChange(
	shown: string
): RefObject< HTMLHeadingElement > {
	const heading = useRef< HTMLHeadingElement >( null );
	const before = useRef( shown );
	useEffect( () => {
		if ( before.current !== shown ) {
			before.current = shown;
			heading.current?.focus();
			heading.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ shown ] );
	return heading;
}
