/**
 * Creates an item for each image that a transform has queued for this block, and selects these items in the gallery, in the order of the images.
 * Failures are reported and can be retried; created items are kept. Creation and transform are one undo step.
 */
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { createItems } from '../../../../src/portfolio/filling/create-items';
import { forgetDeleted } from './forget-deleted';
import { dequeuePictures, queuedPictures, itemOf, remember } from './queue';

export interface ItemCreation {
	state: 'making' | 'failed';
	done: number;
	total: number;
	/** Distinct error messages from WordPress. */
	messages: string[];
	retry: () => void;
	/** Continues without the failed images. */
	leaveOut: () => void;
}

interface Found {
	state: 'making' | 'failed' | 'none';
	done: number;
	total: number;
	messages: string[];
}

interface BlockEditorActions {
	__unstableMarkNextChangeAsNotPersistent: () => void;
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
}

interface NoticeActions {
	createInfoNotice: ( text: string, options: object ) => void;
}

interface EditorActions {
	lockPostSaving: ( lock: string ) => void;
	unlockPostSaving: ( lock: string ) => void;
}

const LOCK = 'frontage-item-creation';

/** State of the running creation; null if there is none, in previews, and while the post type is unknown. */
export function useItemCreation(
	clientId: string,
	postType: string | undefined,
	isPreview: boolean
): ItemCreation | null {
	const [ attempt, setAttempt ] = useState( 0 );
	const [ found, setFound ] = useState< Found >( () => ( {
		state: queuedPictures( clientId ).length ? 'making' : 'none',
		done: 0,
		total: queuedPictures( clientId ).length,
		messages: [],
	} ) );
	const pick = usePick( clientId );
	const { createInfoNotice } = useDispatch( 'core/notices' ) as NoticeActions;
	useSavingLock( found.state === 'making' && ! isPreview );

	useEffect( () => {
		if ( ! queuedPictures( clientId ).length || ! postType || isPreview ) {
			return;
		}
		const leaving = new AbortController();
		void run( clientId, postType, leaving.signal, ( next, items ) => {
			if ( items ) {
				pick( items );
			}
			setFound( next );
		} );
		return () => leaving.abort();
	}, [ attempt, clientId, isPreview, pick, postType ] );

	if ( found.state === 'none' || isPreview ) {
		return null;
	}
	return {
		...found,
		state: found.state,
		retry: () => setAttempt( attempt + 1 ),
		leaveOut: () => {
			dequeuePictures( clientId );
			createInfoNotice( leftOut( found.total - found.done ), {
				type: 'snackbar',
			} );
			setFound( { ...found, state: 'none' } );
		},
	};
}

const leftOut = ( count: number ) =>
	sprintf(
		/* translators: %d: number of pictures. */
		_n(
			'%d picture was left out.',
			'%d pictures were left out.',
			count,
			'frontage'
		),
		count
	);

/** Reports its progress until aborted, and at the end the ids of the items. */
async function run(
	clientId: string,
	postType: string,
	signal: AbortSignal,
	onChange: ( found: Found, items?: number[] ) => void
) {
	const pictures = queuedPictures( clientId );
	const total = pictures.length;
	onChange( { state: 'making', done: 0, total, messages: [] } );
	await forgetDeleted(
		postType,
		pictures.map( ( { id } ) => id )
	);
	const missing = pictures.filter( ( { id } ) => ! itemOf( id ) );
	const before = total - missing.length;
	const { made, failed } = await createItems(
		missing,
		( count ) => {
			if ( ! signal.aborted ) {
				const done = before + count;
				onChange( { state: 'making', done, total, messages: [] } );
			}
		},
		signal
	);
	remember( made );
	if ( signal.aborted ) {
		return;
	}
	if ( ! failed.length ) {
		dequeuePictures( clientId );
	}
	onChange(
		{
			state: failed.length ? 'failed' : 'none',
			done: total - failed.length,
			total,
			messages: [
				...new Set( failed.map( ( { message } ) => message ) ),
			].filter( Boolean ),
		},
		pictures.flatMap( ( { id } ) => itemOf( id ) ?? [] )
	);
}

/** Sets the gallery's items without a separate undo step: it belongs to the transform. */
function usePick( clientId: string ) {
	const {
		__unstableMarkNextChangeAsNotPersistent: markAsPartOfTheStep,
		updateBlockAttributes,
	} = useDispatch( 'core/block-editor' ) as unknown as BlockEditorActions;
	const [ pick ] = useState( () => ( pickedItems: number[] ) => {
		markAsPartOfTheStep();
		updateBlockAttributes( clientId, { pickedItems } );
	} );
	return pick;
}

/** Locks saving, because a gallery saved before its items are set would show all items. */
function useSavingLock( isNeeded: boolean ) {
	// The widgets screen does not have this store.
	const hasEditor = useSelect(
		( select ) => Boolean( select( 'core/editor' ) ),
		[]
	);
	const editor = useDispatch( hasEditor ? 'core/editor' : 'core' ) as
		Partial< EditorActions > | undefined;

	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		editor?.lockPostSaving?.( LOCK );
		return () => editor?.unlockPostSaving?.( LOCK );
	}, [ editor, isNeeded ] );
}
