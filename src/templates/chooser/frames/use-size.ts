/** Size of an element, as it is at any time. */
import { useEffect, useState, type RefObject } from '@wordpress/element';
import type { Size } from './devices';

export function useSize( element: RefObject< HTMLElement > ): Size {
	const [ size, setSize ] = useState< Size >( { width: 0, height: 0 } );
	useEffect( () => {
		if ( ! element.current ) {
			return;
		}
		const observer = new ResizeObserver( ( [ entry ] ) => {
			const box = entry?.contentRect;
			// Hidden, it keeps the size that it had.
			if ( box?.width ) {
				setSize( { width: box.width, height: box.height } );
			}
		} );
		observer.observe( element.current );
		return () => observer.disconnect();
	}, [ element ] );
	return size;
}
