/** Asks WordPress's own search, and turns its words into ours. */
import { read } from '../rest/read';
import type { Found, Result } from './live-search';

export interface Source {
	/** Address of wp/v2/search. */
	endpoint: string;
	query: Record< string, string | number >;
}

export async function find(
	{ endpoint, query }: Source,
	term: string,
	signal: AbortSignal
): Promise< Found > {
	const { data, total } = await read( endpoint, {
		query: { ...query, search: term },
		signal,
		parse: resultsOf,
	} );
	return { results: data, total };
}

/**
 * Leaves out what can't be shown, and addresses that are scripts.
 * @throws {TypeError} For what is no list of results.
 */
export const resultsOf = ( json: unknown ): Result[] =>
	( json as Wire[] ).flatMap( ( { url, frontage_result: result } ) =>
		result && /^(https?:|\/)/i.test( url )
			? {
					url,
					title: result.title,
					type: result.type,
					image: result.image,
				}
			: []
	);

interface Wire {
	url: string;
	frontage_result: Omit< Result, 'url' > | null;
}
