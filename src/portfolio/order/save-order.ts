/**
 * Stores the order of portfolio items.
 */
import { request } from '../../client/rest/admin';

/**
 * Saves it.
 *
 * @param items   Ids of all items, the first one first.
 * @param version Which order was changed; without it, whatever others have saved since is replaced.
 * @return The version of what is stored now. Rejects with a RestError of status 409 where somebody else has changed the
 *         order since that version.
 */
export async function saveOrder(
	items: number[],
	version?: string
): Promise< string > {
	const answer = await request( '/frontage/v1/portfolio/order', 'POST', {
		items,
		version,
	} );
	return ( answer as { version: string } ).version;
}
