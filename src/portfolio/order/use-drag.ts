/** Drags a row by its handle, with mouse, pen or touch. The list scrolls when the pointer is near the viewport's edge; Escape cancels. */
import {
	useCallback,
	useEffect,
	useRef,
	useState,
	type RefObject,
} from '@wordpress/element';
import { targetOf } from './ordering';

/** Distance to the edge, in pixels, and maximum scroll distance per frame. */
const EDGE = 80;
const FASTEST = 24;

/** Pointer event that starts a drag. */
export type Press = Pick< PointerEvent, 'pointerId' | 'button' >;

export interface Drag {
	from: number;
	/** Target index if dropped now. */
	to: number;
}

/**
 * Tracks the pointer.
 *
 * @param list   The element whose children are the rows.
 * @param onDrop Called with the old and the new index; must be stable.
 * @return The current drag, if any, and a stable function that starts one.
 */
export function useDrag(
	list: RefObject< HTMLElement | null >,
	onDrop: ( from: number, to: number ) => void
) {
	const [ drag, setDrag ] = useState< Drag | null >( null );
	const end = useRef< () => void >( () => {} );

	useEffect( () => () => end.current(), [] );

	const begin = useCallback(
		( from: number, { pointerId, button }: Press ) => {
			if ( button !== 0 || ! list.current ) {
				return;
			}
			end.current();
			let to = from;
			let y: number | null = null;
			// Rows do not move during a drag, so that they are measured once.
			const top =
				list.current.getBoundingClientRect().top + window.scrollY;
			const middles = [ ...list.current.children ].map( ( row ) => {
				const box = row.getBoundingClientRect();
				return box.top + window.scrollY + box.height / 2 - top;
			} );
			const follow = () => {
				if ( y !== null && list.current ) {
					const start = list.current.getBoundingClientRect().top;
					to = targetOf( middles, from, y - start );
					setDrag( ( known ) =>
						known?.from === from && known.to === to
							? known
							: { from, to }
					);
				}
			};
			const move = ( event: PointerEvent ) => {
				if ( event.pointerId === pointerId ) {
					y = event.clientY;
					follow();
				}
			};
			const up = ( event: PointerEvent ) => {
				if ( event.pointerId === pointerId ) {
					end.current();
					if ( event.type === 'pointerup' && to !== from ) {
						onDrop( from, to );
					}
				}
			};
			const escape = ( event: KeyboardEvent ) => {
				if ( event.key === 'Escape' ) {
					end.current();
				}
			};
			const stopScrolling = scrollNearEdges( () => y, follow );

			window.addEventListener( 'pointermove', move );
			window.addEventListener( 'pointerup', up );
			window.addEventListener( 'pointercancel', up );
			window.addEventListener( 'keydown', escape );
			setDrag( { from, to } );
			end.current = () => {
				window.removeEventListener( 'pointermove', move );
				window.removeEventListener( 'pointerup', up );
				window.removeEventListener( 'pointercancel', up );
				window.removeEventListener( 'keydown', escape );
				stopScrolling();
				setDrag( null );
				end.current = () => {};
			};
		},
		[ list, onDrop ]
	);

	return { drag, begin };
}

/** Scrolls while the pointer is near an edge, faster when nearer. */
function scrollNearEdges( pointer: () => number | null, then: () => void ) {
	let frame = 0;
	const step = () => {
		const y = pointer();
		if ( y !== null ) {
			const above = Math.min( 0, y - EDGE );
			const below = Math.max( 0, y - window.innerHeight + EDGE );
			const by = ( ( above + below ) / EDGE ) * FASTEST;
			if ( by !== 0 ) {
				window.scrollBy(
					0,
					Math.min( Math.max( by, -FASTEST ), FASTEST )
				);
				then();
			}
		}
		frame = window.requestAnimationFrame( step );
	};
	frame = window.requestAnimationFrame( step );
	return () => window.cancelAnimationFrame( frame );
}
