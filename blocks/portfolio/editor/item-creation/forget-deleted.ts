/** Finds out which items of pictures have been deleted since they were made, so that such a picture is made into an item again, and no other is. */
import { request } from '../../../../src/client/rest/admin';
import { forget, itemOf } from './queue';

/** As many as the collection answers at once. */
const AT_ONCE = 100;

/** `pictures` are the ids of those that are to be items. */
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

/** Those that are there, in whatever status: an author's wait for review. Nothing if nobody can say. */
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
