/** Requests, debounced, whether a site may be shown in a frame. */
import { useEffect, useState } from '@wordpress/element';
import { withQuery } from '../../editor/address';
import { request } from '../../client/rest/admin';

const PAUSE_MS = 800;

/** The result; `unknown` until the server has answered, and where framing is allowed. */
export type FramingWord =
	| 'unknown'
	| 'asking'
	| 'allowed'
	| 'refused'
	| 'insecure'
	| 'private'
	| 'missing'
	| 'silent'
	| 'unchecked';

const WORDS = [
	'allowed',
	'refused',
	'insecure',
	'private',
	'missing',
	'silent',
	'unchecked',
] as const;

/**
 * Result for a URL.
 * @param url The URL; no request if it is empty.
 */
export function useFraming( url: string ): FramingWord {
	const [ known, setKnown ] = useState< { url: string; word: FramingWord } >(
		{ url: '', word: 'unknown' }
	);

	useEffect( () => {
		if ( url === '' ) {
			return;
		}
		let isWanted = true;
		const check = async () => {
			setKnown( { url, word: 'asking' } );
			const word = await framingOf( url );
			if ( isWanted ) {
				setKnown( { url, word } );
			}
		};
		const timer = setTimeout( check, PAUSE_MS );
		return () => {
			isWanted = false;
			clearTimeout( timer );
		};
	}, [ url ] );

	return known.url === url ? known.word : 'unknown';
}

/** A failed request shows no message. */
async function framingOf( url: string ): Promise< FramingWord > {
	try {
		const answer = await request(
			withQuery( '/frontage/v1/framing', { url } )
		);
		const { reason } = answer as { reason?: unknown };
		return WORDS.find( ( word ) => word === reason ) ?? 'unknown';
	} catch {
		return 'unknown';
	}
}
