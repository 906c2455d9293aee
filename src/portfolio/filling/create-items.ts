/**
 * Creates a portfolio item from each image: few requests, in sequence, and without duplicates or losses on a bad connection. The last image is sent
 * first: galleries show the newest item first, and so they show the images in the chosen order.
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

/** Small enough for slow servers and for visible progress. */
const AT_ONCE = 5;
const PAUSE_BEFORE_RETRY_MS = 1000;

/* Idempotency keys by image, kept until the item is created: the server recognizes a request whose response was lost. */
const keys = new Map< number, string >();

/**
 * Creates the items. It never rejects: failures are returned with their reasons, and can be retried.
 * @param pictures   Images to create items from, in the order of the gallery.
 * @param onProgress Called with the number of finished images and the total.
 * @param signal     Stops after the current request; the remaining images count as failed.
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

/** Sends one request; retries once after a network or server error. */
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

/** Results of a response by image; a missing image counts as failed. */
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

/** Whether the next request would fail as well: no connection, or no permission. */
const isHopeless = ( error: unknown ) =>
	error instanceof RestError &&
	( error.kind === 'network' || [ 401, 403 ].includes( error.status ) );
