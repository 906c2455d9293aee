/** Removes items that have been deleted since their creation from the cache, so that only their images are made into items again. */
import { request } from '../../../../src/client/rest/admin';
import { forget, itemOf } from './queue';

/** Maximum number of items per response of the collection. */
const AT_ONCE = 100;

/**
 * Checks the cached items of the given images.
 * @param postType Post type of the items.
 * @param pictures Ids of the images to create items from.
 */
export async function forgetDeleted(
	postType: string,
	pictures: number[]
): Promise< void > {
	const items = pictures.flatMap( ( id ) => itemOf( id ) ?? [] );
	for ( let at = 0; at < items.length; at += AT_ONCE ) {
		const asked = items.slice( at, at + AT_ONCE );
		const found = await idsOf( postType, asked );
		forget( asked.filter( ( id ) => found && ! found.includes( id ) ) );
	}
}

/** Ids of the existing items in any status (an author's items are pending review); undefined if the request fails. */
async function idsOf(
	postType: string,
	items: number[]
): Promise< number[] | undefined > {
	const answer = await request(
		`/wp/v2/${ postType }?per_page=${ AT_ONCE }&status=any&_fields=id&include=${ items.join() }`
	).catch( () => undefined );
	return Array.isArray( answer )
		? answer.map( ( item: { id: number } ) => item.id )
		: undefined;
}
