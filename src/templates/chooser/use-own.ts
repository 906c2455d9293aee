/** State of the form beside the templates. The site keeps it a moment after each change, so that frames that are loaded then show it. */
import { useEffect, useState } from '@wordpress/element';
import { RestError } from '../../client/rest/error';
import { inWords } from '../../kits/screen/words';
import type { Own } from './own';
import { keepOwn } from './rest';

const PAUSE_MS = 400;

export interface OwnState {
	own: Own;
	/** As the site has it; undefined before it has anything. */
	kept: Own | undefined;
	failure: string;
	change: ( changes: Partial< Own > ) => void;
}

export function useOwn( initial: Own ): OwnState {
	const [ own, setOwn ] = useState( initial );
	const [ kept, setKept ] = useState< Own >();
	const [ failure, setFailure ] = useState( '' );
	useEffect( () => {
		const ending = new AbortController();
		const timer = setTimeout(
			() =>
				keepOwn( own, ending.signal )
					.then( () => {
						setKept( own );
						setFailure( '' );
					} )
					.catch( ( error: unknown ) => {
						if ( ! (
							error instanceof RestError &&
							error.kind === 'aborted'
						) ) {
							setFailure( inWords( error ) );
							setKept( ( before ) => before ?? own );
						}
					} ),
			own === initial ? 0 : PAUSE_MS
		);
		return () => {
			clearTimeout( timer );
			ending.abort();
		};
	}, [ own, initial ] );
	return {
		own,
		kept,
		failure,
		change: ( changes ) => setOwn( ( now ) => ( { ...now, ...changes } ) ),
	};
}
