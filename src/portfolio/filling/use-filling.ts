/** State of filling the portfolio from images, from the selection to the result. */
import { useRef, useState } from '@wordpress/element';
import { useUnsavedGuard } from '../../editor/use-unsaved-guard';
import { createItems, type Filled, type PictureToAdd } from './create-items';

export interface Filling {
	state: 'idle' | 'working' | 'finished';
	/** Number of processed images, and the total. */
	done: number;
	total: number;
	/** Number of created items. */
	made: number;
	/** Failed images in the order of selection, each with the reason. */
	failed: ( PictureToAdd & { message: string } )[];
	start: ( pictures: PictureToAdd[] ) => void;
	retry: () => void;
	cancel: () => void;
	dismiss: () => void;
}

const NOTHING = { state: 'idle' as const, done: 0, total: 0, made: 0 };

/**
 * Holds the state.
 * @param onFinished Called with the numbers of created and failed items, after each run.
 */
export function useFilling(
	onFinished?: ( made: number, failed: number ) => void
): Filling {
	const [ now, setNow ] =
		useState< Pick< Filling, 'state' | 'done' | 'total' | 'made' > >(
			NOTHING
		);
	const [ failed, setFailed ] = useState< Filling[ 'failed' ] >( [] );
	const ending = useRef< AbortController >();

	useUnsavedGuard( now.state === 'working' );

	const run = async ( pictures: PictureToAdd[], before: number ) => {
		ending.current = new AbortController();
		setFailed( [] );
		const filled = await createItems(
			pictures,
			( done, total ) =>
				setNow( { state: 'working', done, total, made: before } ),
			ending.current.signal
		);
		const missing = withReasons( pictures, filled );
		const made = before + filled.made.length;
		setFailed( missing );
		setNow( { ...NOTHING, state: 'finished', made } );
		onFinished?.( made, missing.length );
	};

	return {
		...now,
		failed,
		start: ( pictures ) => {
			if ( now.state !== 'working' && pictures.length > 0 ) {
				run( pictures, 0 );
			}
		},
		retry: () => run( failed, now.made ),
		cancel: () => ending.current?.abort(),
		dismiss: () => setNow( NOTHING ),
	};
}

function withReasons(
	pictures: PictureToAdd[],
	{ failed }: Filled
): Filling[ 'failed' ] {
	return pictures.flatMap( ( { id, title, caption } ) => {
		const reason = failed.find( ( { picture } ) => picture === id );
		return reason
			? [ { id, title, caption, message: reason.message } ]
			: [];
	} );
}
