/**
 * Items of a test's own, for what an item's own page shows.
 */
import { test as base } from './gallery-blocks';

const ITEMS = '/wp/v2/astra-portfolio';

interface Made {
	id: number;
	link: string;
}

interface Fixtures {
	/** Publishes an item with this meta, until the test is over. */
	publish: (
		title: string,
		meta: object,
		content?: string
	) => Promise< Made >;
}

export const test = base.extend< Fixtures >( {
	publish: async ( { requestUtils }, use ) => {
		const made: number[] = [];
		await use( async ( title, meta, content = '' ) => {
			const item = await requestUtils.rest< Made >( {
				path: ITEMS,
				method: 'POST',
				data: { title, meta, content, status: 'publish' },
			} );
			made.push( item.id );
			return item;
		} );
		for ( const id of made ) {
			await requestUtils.rest( {
				path: `${ ITEMS }/${ id }`,
				method: 'DELETE',
				params: { force: true },
			} );
		}
	},
} );
