/** A long list that is shown piece by piece. */
import {
	useEffect,
	useRef,
	useState,
	type RefObject,
} from '@wordpress/element';

interface More< Element > {
	/** Number of entries that are shown. */
	shown: number;
	/** Shows more; the focus moves to the first of them, for the button may go away. */
	showMore: () => void;
	list: RefObject< Element >;
}

/**
 * @param first Number of entries at first.
 * @param next  Number of those that are added at once.
 * @return What is shown; each entry of the list has a control, or `tabIndex={ -1 }`.
 */
export function useMore< Element extends HTMLElement >(
	first: number,
	next: number
): More< Element > {
	const [ shown, setShown ] = useState( first );
	const list = useRef< Element >( null );
	const before = useRef( first );
	useEffect( () => {
		const entry = list.current?.children[ before.current ];
		if ( before.current !== shown && entry instanceof HTMLElement ) {
			( entry.querySelector( 'select' ) ?? entry ).focus();
		}
		before.current = shown;
	}, [ shown ] );
	return { shown, list, showMore: () => setShown( shown + next ) };
}
