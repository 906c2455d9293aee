/** Asks WordPress's own search, and turns its words into ours. */
import { read } from '../../../src/client/rest/read';
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
 * Leaves out what has no field of ours, or whose address is none of the web: another plugin's `javascript:` would run where it is chosen.
 *
 * @throws {TypeError} For what is no list of results, or holds none that can be shown.
 */
export function resultsOf( json: unknown ): Result[] {
	const all = json as ( Wire | null )[];
	const shown = all.flatMap( ( found ) =>
		found?.frontage_result && /^(https?:|\/)/i.test( found.url )
			? { ...found.frontage_result, url: found.url }
			: []
	);
	if ( all.length && ! shown.length ) {
		throw new TypeError();
	}
	return shown;
}

interface Wire {
	url: string;
	frontage_result?: Omit< Result, 'url' > | null;
}
