/** Queries WordPress's own search, and maps the response to our types. */
import { read } from '../../../src/client/rest/read';
import type { Found, Result } from './live-search';

export interface Source {
	/** URL of wp/v2/search. */
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
 * Maps a response to results. Skips those without our field or with an unsafe URL: a `javascript:` URL of another plugin would be executed when
 * selected.
 *
 * @throws {TypeError} If the response is not a list, or contains results but no valid one.
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
