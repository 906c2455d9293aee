/**
 * Stores the order of portfolio items.
 */
import { request } from '../../client/rest/admin';

/**
 * Saves the order.
 *
 * @param items   Ids of all items, in order.
 * @param version The version that was edited; without it, later changes of others are overwritten.
 * @return The stored version. Rejects with a RestError of status 409 if somebody else has changed the order since that version.
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
