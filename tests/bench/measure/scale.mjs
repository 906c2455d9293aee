/**
 * Measures whether a large portfolio makes its pages slower: the time to the first byte on the demo studio with its own items, and with
 * ten thousand, in turn.
 */
import { get } from 'node:http';
import { serve } from '../../site/core/site.mjs';
import { comparePairs } from '../statistics.mjs';

const WARM_UPS = 3;
const PAGES = [
	[ 'gallery page', '/work/' ],
	[ 'the same, filtered', '/work/?frontage-2-category=housing' ],
	[ 'the same, searched', '/work/?frontage-2-search=the' ],
	[
		'page 2 from the REST API',
		'/wp-json/wp/v2/astra-portfolio?per_page=18&page=2',
	],
	[
		'the same, shuffled',
		'/wp-json/wp/v2/astra-portfolio?per_page=18&page=2&frontage_seed=7',
	],
	[ 'an item’s own page', '/portfolio/spray/' ],
];

/* On a connection of its own, read to its end so that the server is free for the next. */
const firstByte = ( url ) =>
	new Promise( ( resolve, reject ) => {
		const started = performance.now();
		get( url, { agent: false }, ( response ) => {
			const ms = performance.now() - started;
			response
				.resume()
				.once( 'end', () =>
					response.statusCode === 200
						? resolve( ms )
						: reject(
								new Error(
									`${ url }: ${ response.statusCode }`
								)
							)
				);
		} ).once( 'error', reject );
	} );

async function measure( small, large, count ) {
	for ( let at = 0; at < WARM_UPS; at++ ) {
		await firstByte( small );
		await firstByte( large );
	}
	const pairs = [];
	for ( let at = 0; at < count; at++ ) {
		const largeFirst = at % 2 === 0;
		const first = await firstByte( largeFirst ? large : small );
		const second = await firstByte( largeFirst ? small : large );
		pairs.push(
			largeFirst
				? { large: first, small: second }
				: { large: second, small: first }
		);
	}
	return pairs;
}

/**
 * Starts both sites, measures, stops them. The large one is made once and kept.
 *
 * @param {Object}                   options
 * @param {number}                   options.count How many pairs of each page.
 * @param {( line: string ) => void} options.say   Where progress is told.
 * @return {Promise<{pages: Array<{label: string, pairs: Array<{large: number, small: number}>}>, text: string}>} Every measurement in ms, and a table.
 */
export async function measureScale( { count, say } ) {
	const small = await serve( { site: 'mariadb', name: 'bench-small', say } );
	const ends = [ small.stop ];
	try {
		const large = await serve( {
			site: 'mariadb',
			name: 'bench-large',
			say,
		} );
		ends.unshift( large.stop );
		let items = '';
		await large.run(
			'../bench/seed/fill.php',
			( text ) => ( items += text )
		);
		say( `The large site has ${ items } items.` );
		const pages = [];
		for ( const [ label, path ] of PAGES ) {
			const pairs = await measure(
				small.url + path,
				large.url + path,
				count
			);
			pages.push( { label, pairs } );
			say( `${ label }: ${ count } pairs` );
		}
		return { pages, text: table( pages, items ) };
	} finally {
		for ( const end of ends ) {
			await end();
		}
	}
}

function table( pages, items ) {
	const rows = pages.map( ( { label, pairs } ) => {
		const { ratio, interval, ours, theirs } = comparePairs(
			pairs.map( ( pair ) => pair.large ),
			pairs.map( ( pair ) => pair.small )
		);
		return `| ${ label } | ${ theirs.toFixed( 1 ) } | ${ ours.toFixed( 1 ) } | ${ ratio.toFixed( 2 ) } | ${ interval.map( ( end ) => end.toFixed( 2 ) ).join( ' to ' ) } | at most 1.3 |`;
	} );
	return [
		`| First byte, ms; ${ pages[ 0 ].pairs.length } pairs | demo studio | ${ items } items | ratio | its 95 % interval | aim |`,
		'|---|--:|--:|--:|--:|---|',
		...rows,
	].join( '\n' );
}
