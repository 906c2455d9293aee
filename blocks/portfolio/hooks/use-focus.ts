/**
 * Keeps a keyboard user's place when more items come: the focus goes to the first new item, or to Retry if they did not come,
 * and is never lost with the button that had it. A pointer's focus stays where it is. The page never scrolls by it.
 */
import { useLayoutEffect, useRef, type RefObject } from '@wordpress/element';
import type { Shown } from '../../../src/gallery/timeline';

interface Waiting {
	/** Place of the first new item. */
	from: number;
	byKeyboard: boolean;
	hadFocus: boolean;
}

/**
 * @param view  The element that holds the gallery's parts.
 * @param shown What is shown.
 * @return To be called with the button, before more items are asked for.
 */
export function useFocus( view: RefObject< HTMLElement >, shown: Shown ) {
	const waiting = useRef< Waiting | null >( null );
	const { mode, items } = shown;

	useLayoutEffect( () => {
		const wait = waiting.current;
		const box = view.current;
		if ( ! wait || ! box ) {
			return;
		}
		const focus = ( part: string, at = 0 ) =>
			box
				.querySelectorAll< HTMLElement >(
					`.wp-block-frontage-portfolio__${ part }`
				)
				[ at ]?.focus( { preventScroll: true } );
		const isNowhere = () =>
			wait.hadFocus && ! box.contains( box.ownerDocument.activeElement );
		const isLost = isNowhere();

		if ( mode !== 'idle' && isLost ) {
			focus( 'button' );
		}
		if ( mode === 'idle' ) {
			waiting.current = null;
			if ( isLost && ! wait.byKeyboard ) {
				focus( 'button' );
			}
			if ( wait.byKeyboard || isNowhere() ) {
				focus( 'link', wait.from );
			}
		}
	}, [ mode, items, view ] );

	return ( button: HTMLElement ) => {
		waiting.current = {
			from: items.length,
			byKeyboard: button.matches( ':focus-visible' ),
			hadFocus: button === button.ownerDocument.activeElement,
		};
	};
}
