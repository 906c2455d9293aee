/**
 * Keeps focus when a control is removed or has finished: Load More, Retry, Clear filters. Focus is moved only from that control, or if it was lost
 * with it, never from an element that the user has focused meanwhile. The page does not scroll.
 */
import { useLayoutEffect, useRef, type RefObject } from '@wordpress/element';
import type { Snapshot } from '../store/snapshot';

interface Asked {
	control: HTMLElement;
	byKeyboard: boolean;
	/** Index of the first new item; undefined if all items are replaced. */
	from?: number;
}

const BUTTON = 'button';
const SELECTED = 'term[aria-current]';
const LINK = 'link';

/** Returns a callback for the pressed control and the index of the first item that it loads. */
export function useFocus(
	view: RefObject< HTMLElement >,
	{ mode, list }: Snapshot
) {
	const asked = useRef< Asked | null >( null );

	useLayoutEffect( () => {
		const box = view.current;
		if ( ! box || ! asked.current ) {
			return;
		}
		const { control, byKeyboard, from } = asked.current;
		const { activeElement, body } = box.ownerDocument;
		const isOver = mode === 'idle' || mode === 'failed';
		const isLost = ! activeElement || activeElement === body;
		if ( isOver ) {
			asked.current = null;
		}
		if ( ! isLost && activeElement !== control ) {
			asked.current = null;
			return;
		}
		const part = ( name: string, at = 0 ) =>
			box.querySelectorAll< HTMLElement >(
				`.wp-block-frontage-portfolio__${ name }`
			)[ at ];
		const goal = () => {
			if ( mode === 'failed' ) {
				return part( BUTTON );
			}
			if ( from === undefined ) {
				return (
					part( SELECTED ) ?? ( isOver ? part( LINK ) : undefined )
				);
			}
			return isOver && byKeyboard
				? part( LINK, from )
				: ( part( BUTTON ) ?? part( LINK, from ) );
		};
		if ( isLost || ( isOver && byKeyboard ) ) {
			const element = goal();
			element?.focus( { preventScroll: true } );
			if ( asked.current && element ) {
				asked.current.control = element;
			}
		}
	}, [ mode, list, view ] );

	return ( control: HTMLElement, from?: number ) => {
		const byKeyboard = control.matches( ':focus-visible' );
		const hasFocus = control === control.ownerDocument.activeElement;
		asked.current = hasFocus ? { control, byKeyboard, from } : null;
	};
}
