/** Sends the choices to the site, or undoes them, and holds the result. */
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useUnsavedGuard } from '../../editor/use-unsaved-guard';
import { request } from '../../client/rest/admin';
import { RestError } from '../../client/rest/error';
import { newKey } from '../../client/rest/idempotency-key';
import type { Asked } from './choices';

export interface Run {
	isFinished: boolean;
	/** URL of the editor of the new header; empty without one. */
	header: string;
	items: number;
	page: null | {
		title: string;
		link: string;
		/** The same for a frame. */
		preview: string;
		edit: string;
		isPublished: boolean;
	};
	isInMenu: boolean;
}

export interface Making {
	state: 'choosing' | 'working' | 'failed' | 'made' | 'undone';
	failure: string;
	/** Messages about failed undo steps. */
	left: string[];
	/** The latest run that can be undone. */
	last: Run | null;
	make: ( what: Asked ) => void;
	undo: () => void;
	begin: () => void;
}

const ROUTE = '/frontage/v1/welcome';

export function useMaking( before: Run | null ): Making {
	const [ state, setState ] = useState< Making[ 'state' ] >( 'choosing' );
	const [ failure, setFailure ] = useState( '' );
	const [ left, setLeft ] = useState< string[] >( [] );
	const [ last, setLast ] = useState( before );
	/* An identical retry after a lost response has the same key; a changed request has another one. */
	const sent = useRef( { what: '', key: '' } );

	useUnsavedGuard( state === 'working' );

	const send = async (
		method: 'POST' | 'DELETE',
		data: object | undefined,
		then: Making[ 'state' ]
	) => {
		setState( 'working' );
		setFailure( '' );
		try {
			const answer = ( await request( ROUTE, method, data ) ) as {
				last: Run | null;
				left?: string[];
			};
			sent.current = { what: '', key: '' };
			setLast( answer.last );
			setLeft( answer.left ?? [] );
			setState( then );
		} catch ( error ) {
			setFailure( inWords( error ) );
			setState( 'failed' );
		}
	};

	return {
		state,
		failure,
		left,
		last,
		make: ( asked ) => {
			const what = JSON.stringify( asked );
			if ( sent.current.what !== what ) {
				sent.current = { what, key: newKey() };
			}
			send( 'POST', { ...asked, key: sent.current.key }, 'made' );
		},
		undo: () => send( 'DELETE', undefined, 'undone' ),
		begin: () => setState( 'choosing' ),
	};
}

const inWords = ( error: unknown ) =>
	error instanceof RestError && error.kind === 'http'
		? error.message
		: __(
				'Couldn’t reach the site. Your choices are still here.',
				'frontage'
			);
