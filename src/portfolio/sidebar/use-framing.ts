/** Asks the server whether a site may be shown in a frame, a moment after its address was last changed. */
import { useEffect, useState } from '@wordpress/element';
import { withQuery } from '../../admin/address';
import { request } from '../../rest/admin';

const PAUSE_MS = 800;

/** What is to be told; `unknown` while nobody has answered, and where nothing stands against it. */
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
 * What is known about an address.
 * @param url The address; empty asks nobody.
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
		const ask = async () => {
			setKnown( { url, word: 'asking' } );
			const word = await framingOf( url );
			if ( isWanted ) {
				setKnown( { url, word } );
			}
		};
		const timer = setTimeout( ask, PAUSE_MS );
		return () => {
			isWanted = false;
			clearTimeout( timer );
		};
	}, [ url ] );

	return known.url === url ? known.word : 'unknown';
}

/** An editor who can not be told is not disturbed. */
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
