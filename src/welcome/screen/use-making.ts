/** Sends the choices to the site, or undoes them, and holds the result. */
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useUnsavedGuard } from '../../editor/use-unsaved-guard';
import { request } from '../../client/rest/admin';
import { RestError } from '../../client/rest/error';
import { newKey } from '../../client/rest/idempotency-key';
import type { Asked } from './choices';

export interface Run {
	id: string;
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

type Act = 'make' | 'undo';

export interface Making {
	/** What is shown: the choices, or what came of them. */
	state: 'choosing' | 'made' | 'undone';
	/** What is on its way. */
	working: Act | undefined;
	/** What failed last, which is what may be tried again. */
	failed: Act | undefined;
	/** In words; empty without one. */
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
	const [ working, setWorking ] = useState< Act >();
	const [ failed, setFailed ] = useState< Act >();
	const [ failure, setFailure ] = useState( '' );
	const [ left, setLeft ] = useState< string[] >( [] );
	const [ last, setLast ] = useState( before );
	/* An identical retry after a lost response has the same key; a changed request has another one. */
	const sent = useRef( { what: '', key: '' } );

	useUnsavedGuard( !! working );

	const forget = () => {
		setFailed( undefined );
		setFailure( '' );
	};

	const send = async ( act: Act, data: object ) => {
		setWorking( act );
		forget();
		try {
			const answer = ( await request(
				ROUTE,
				act === 'make' ? 'POST' : 'DELETE',
				data
			) ) as {
				last: Run | null;
				left?: string[];
			};
			sent.current = { what: '', key: '' };
			setLast( answer.last );
			setLeft( answer.left ?? [] );
			setState( act === 'make' ? 'made' : 'undone' );
		} catch ( error ) {
			setFailure( inWords( error, act ) );
			setFailed( act );
		}
		setWorking( undefined );
	};

	return {
		state,
		working,
		failed,
		failure,
		left,
		last,
		make: ( asked ) => {
			const what = JSON.stringify( asked );
			if ( sent.current.what !== what ) {
				sent.current = { what, key: newKey() };
			}
			send( 'make', { ...asked, key: sent.current.key } );
		},
		undo: () => send( 'undo', { run: last?.id ?? '' } ),
		begin: () => {
			forget();
			setState( 'choosing' );
		},
	};
}

function inWords( error: unknown, act: Act ): string {
	if ( error instanceof RestError && error.kind === 'http' ) {
		return error.message;
	}
	return act === 'make'
		? __(
				'Couldn’t reach the site. Your choices are still here.',
				'frontage'
			)
		: __(
				'Couldn’t reach the site, so it’s unknown whether everything was undone. Try again.',
				'frontage'
			);
}
