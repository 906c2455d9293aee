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
			const stop = track( list.current, from, pointerId, {
				onMove: ( to ) =>
					setDrag( ( known ) =>
						known?.from === from && known.to === to
							? known
							: { from, to }
					),
				onEnd: () => end.current(),
				onDrop: ( to ) => onDrop( from, to ),
			} );
			setDrag( { from, to: from } );
			end.current = () => {
				stop();
				setDrag( null );
				end.current = () => {};
			};
		},
		[ list, onDrop ]
	);

	return { drag, begin };
}

interface Callbacks {
	/** Called with the target index. */
	onMove: ( to: number ) => void;
	/** Called before `onDrop`. */
	onEnd: () => void;
	onDrop: ( to: number ) => void;
}

/** @return Stops it. */
function track(
	list: HTMLElement,
	from: number,
	pointerId: number,
	{ onMove, onEnd, onDrop }: Callbacks
): () => void {
	const ending = new AbortController();
	const { signal } = ending;
	const middles = middlesOf( list );
	let to = from;
	let y: number | null = null;
	const follow = () => {
		if ( y !== null ) {
			const start = list.getBoundingClientRect().top;
			to = targetOf( middles, from, y - start );
			onMove( to );
		}
	};
	const onPointer = ( event: PointerEvent ) => {
		if ( event.pointerId !== pointerId ) {
			return;
		}
		if ( event.type === 'pointermove' ) {
			y = event.clientY;
			follow();
			return;
		}
		onEnd();
		if ( event.type === 'pointerup' && to !== from ) {
			onDrop( to );
		}
	};
	const onKey = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			onEnd();
		}
	};
	signal.addEventListener(
		'abort',
		scrollNearEdges( () => y, follow )
	);
	window.addEventListener( 'pointermove', onPointer, { signal } );
	window.addEventListener( 'pointerup', onPointer, { signal } );
	window.addEventListener( 'pointercancel', onPointer, { signal } );
	window.addEventListener( 'keydown', onKey, { signal } );
	return () => ending.abort();
}

/** Middles of the rows from the list's top. Rows do not move during a drag, so that they are measured once. */
function middlesOf( list: HTMLElement ): number[] {
	const { top } = list.getBoundingClientRect();
	return [ ...list.children ].map( ( row ) => {
		const box = row.getBoundingClientRect();
		return box.top + box.height / 2 - top;
	} );
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
