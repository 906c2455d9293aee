/**
 * Pictures on their way into a gallery: a transform must answer at once, and making items takes its time. So it leaves the pictures here under the
 * new block's id, and the block fetches them when it is really on the page. Nothing of it is saved.
 */
import type { PictureToAdd } from '../../../../src/portfolio/filling/create-items';

const waiting = new Map< string, PictureToAdd[] >();

/** Items by the pictures that they were made of, since the editor was opened: a transform that is undone and done again makes none twice. */
const made = new Map< number, number >();

export function enqueuePictures(
	clientId: string,
	pictures: PictureToAdd[]
): void {
	waiting.set( clientId, pictures );
}

/** The pictures that wait for a block; none once they are items. */
export const queuedPictures = ( clientId: string ): PictureToAdd[] =>
	waiting.get( clientId ) ?? [];

/** Nothing waits for the block any more. */
export function dequeuePictures( clientId: string ): void {
	waiting.delete( clientId );
}

/** Remembers items and the pictures that they were made of. */
export function remember( items: { picture: number; item: number }[] ): void {
	items.forEach( ( { picture, item } ) => made.set( picture, item ) );
}

/** The item that was made of a picture, if one was. */
export const itemOf = ( picture: number ): number | undefined =>
	made.get( picture );

/** Forgets items that are no more. */
export function forget( items: number[] ): void {
	for ( const [ picture, item ] of made ) {
		if ( items.includes( item ) ) {
			made.delete( picture );
		}
	}
}
