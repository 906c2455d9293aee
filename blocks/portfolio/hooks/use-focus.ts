/**
 * Keeps the place of a visitor whose control goes away or has done its work: Load More, Retry, Clear filters. Focus is moved only from that control,
 * or where it was lost with it, never from where the visitor has gone meanwhile. The page never scrolls by it.
 */
import { useLayoutEffect, useRef, type RefObject } from '@wordpress/element';
import type { Snapshot } from '../store/snapshot';

interface Asked {
	control: HTMLElement;
	byKeyboard: boolean;
	/** Place of the first new item; none where others take the place of all. */
	from?: number;
}

const BUTTON = 'button';
const SELECTED = 'term[aria-current]';
const LINK = 'link';

/** Returns what is to be called with the control that was pressed, and the place of the first item that it loads. */
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
