/** Moves the focus to a heading when what is below it changes. */
import { useEffect, useRef, type RefObject } from '@wordpress/element';

/**
 * @param shown  What is shown: where that changes, the focus moves.
 * @param detail Of what is shown: where that changes, the focus moves only if the control that had it went away.
 * @return Ref of the heading, which needs `tabIndex={ -1 }`.
 */
export function useFocusOnChange(
	shown: string,
	detail = ''
): RefObject< HTMLHeadingElement > {
	const heading = useRef< HTMLHeadingElement >( null );
	const before = useRef( [ shown, detail ] );
	useEffect( () => {
		const [ wasShown, wasDetail ] = before.current;
		before.current = [ shown, detail ];
		const { activeElement, body } = heading.current?.ownerDocument ?? {};
		const isLost = activeElement === body;
		if ( wasShown !== shown || ( wasDetail !== detail && isLost ) ) {
			heading.current?.focus();
			heading.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ shown, detail ] );
	return heading;
}
