/**
 * Queue of images for a new gallery: a transform is synchronous, but creating items is not. The transform stores the images here under the new
 * block's id, and the block reads them when it is mounted. Nothing of this is saved.
 */
import type { PictureToAdd } from '../../../../src/portfolio/filling/create-items';

const waiting = new Map< string, PictureToAdd[] >();

/** Items by the image that they were created from, since the editor was opened: a transform that is undone and repeated creates no duplicates. */
const made = new Map< number, number >();

export function enqueuePictures(
	clientId: string,
	pictures: PictureToAdd[]
): void {
	waiting.set( clientId, pictures );
}

/** Images queued for a block; empty once the items are created. */
export const queuedPictures = ( clientId: string ): PictureToAdd[] =>
	waiting.get( clientId ) ?? [];

/** Clears a block's queue. */
export function dequeuePictures( clientId: string ): void {
	waiting.delete( clientId );
}

/** Caches the items created from images. */
export function remember( items: { picture: number; item: number }[] ): void {
	items.forEach( ( { picture, item } ) => made.set( picture, item ) );
}

/** Item that was created from an image, if any. */
export const itemOf = ( picture: number ): number | undefined =>
	made.get( picture );

/** Removes deleted items from the cache. */
export function forget( items: number[] ): void {
	for ( const [ picture, item ] of made ) {
		if ( items.includes( item ) ) {
			made.delete( picture );
		}
	}
}
