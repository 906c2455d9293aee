/**
 * Makes a portfolio item of each picture: few requests, one after the other, and nothing made twice or lost on a bad line. The last picture is made
 * first: galleries show the newest item first, and so they show the pictures as they were chosen.
 */
import { __ } from '@wordpress/i18n';
import { RestError } from '../../client/rest/error';
import { request } from '../../client/rest/admin';
import { newKey } from '../../client/rest/idempotency-key';
import { pictureName } from './picture-name';

export interface PictureToAdd {
	id: number;
	title: string;
	caption?: string;
}

export interface Filled {
	made: { picture: number; item: number }[];
	failed: { picture: number; message: string }[];
}

/** Small enough that a slow server answers in time and that people see it go on. */
const AT_ONCE = 5;
const PAUSE_BEFORE_RETRY_MS = 1000;

/* Idempotency keys by picture, kept until the item is made: the server knows a request whose answer was lost. */
const keys = new Map< number, string >();

/**
 * Makes the items. It never rejects: failures are returned with their reasons, and can be retried.
 * @param pictures   What to make items of, as galleries are to show them.
 * @param onProgress Gets how many pictures are done, of how many.
 * @param signal     Ends it after the request that is under way; what was not tried has then failed.
 */
export async function createItems(
	pictures: PictureToAdd[],
	onProgress: ( done: number, total: number ) => void,
	signal?: AbortSignal
): Promise< Filled > {
	const filled: Filled = { made: [], failed: [] };
	const waiting = [ ...pictures ].reverse();
	const done = () => filled.made.length + filled.failed.length;
	onProgress( 0, pictures.length );

	while ( waiting.length > 0 && ! signal?.aborted ) {
		const some = waiting.splice( 0, AT_ONCE );
		try {
			const { made, failed } = await make( some );
			made.forEach( ( { picture } ) => keys.delete( picture ) );
			filled.made.push( ...made );
			filled.failed.push( ...failed );
		} catch ( error ) {
			filled.failed.push( ...failures( some, messageOf( error ) ) );
			if ( isHopeless( error ) ) {
				filled.failed.push(
					...failures( waiting.splice( 0 ), messageOf( error ) )
				);
			}
		}
		onProgress( done(), pictures.length );
	}

	filled.failed.push(
		...failures( waiting, __( 'Canceled before its turn.', 'frontage' ) )
	);
	return filled;
}

/** Sends one request; once more where no answer came or the server failed. */
async function make( pictures: PictureToAdd[] ): Promise< Filled > {
	const send = () =>
		request( '/frontage/v1/portfolio/items-from-pictures', 'POST', {
			pictures: pictures.map( ( picture ) => ( {
				id: picture.id,
				title: pictureName( picture ),
				key: keyFor( picture.id ),
			} ) ),
		} );
	try {
		return filledBy( pictures, await send() );
	} catch ( error ) {
		if ( ! isWorthARetry( error ) ) {
			throw error;
		}
		await new Promise( ( resolve ) => {
			setTimeout( resolve, PAUSE_BEFORE_RETRY_MS );
		} );
		return filledBy( pictures, await send() );
	}
}

function keyFor( picture: number ): string {
	const key = keys.get( picture ) ?? newKey();
	keys.set( picture, key );
	return key;
}

/** What the answer says about each picture; one that it leaves out has failed. */
function filledBy( pictures: PictureToAdd[], answer: unknown ): Filled {
	const { made, failed } = answer as Partial< Filled >;
	if ( ! Array.isArray( made ) || ! Array.isArray( failed ) ) {
		throw new RestError( 'malformed', 'unexpected_shape', 'No lists.' );
	}
	const answered = [ ...made, ...failed ].map( ( { picture } ) => picture );
	return {
		made,
		failed: [
			...failed,
			...failures(
				pictures.filter( ( { id } ) => ! answered.includes( id ) ),
				__( 'The site did not say what became of it.', 'frontage' )
			),
		],
	};
}

const failures = ( pictures: PictureToAdd[], message: string ) =>
	pictures.map( ( { id } ) => ( { picture: id, message } ) );

function messageOf( error: unknown ): string {
	return error instanceof RestError && error.kind === 'http'
		? error.message
		: __( 'The site could not be reached.', 'frontage' );
}

const isWorthARetry = ( error: unknown ) =>
	error instanceof RestError &&
	( error.kind !== 'http' || error.status >= 500 );

/** The next request would meet the same: no line, or no right. */
const isHopeless = ( error: unknown ) =>
	error instanceof RestError &&
	( error.kind === 'network' || [ 401, 403 ].includes( error.status ) );
