/**
 * Our gallery beside WordPress's own blocks with the same pictures: its gallery, and its Query Loop.
 */
import { measureLoad } from '../load.mjs';

/**
 * Loads three pages in turn; each round begins with another one, so that none always comes first.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             origin  The site, with the pages of pages.php.
 * @param {number}                             count   How many rounds.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<Record<'gallery'|'query', Array<{ours: Object, theirs: Object}>>>} Pairs for each of WordPress's blocks.
 */
export async function measureBeside( browser, origin, count, say ) {
	const names = [ 'portfolio', 'gallery', 'query' ];
	const load = ( name ) =>
		measureLoad( browser, `${ origin }/bench-${ name }/`, false );
	const rounds = [];
	for ( const name of names ) {
		await load( name );
	}
	for ( let at = 0; at < count; at++ ) {
		const round = {};
		for ( let step = 0; step < names.length; step++ ) {
			const name = names[ ( at + step ) % names.length ];
			round[ name ] = await load( name );
		}
		rounds.push( round );
		say( `Round ${ at + 1 } of ${ count }` );
	}
	const pairsWith = ( theirs ) =>
		rounds.map( ( round ) => ( {
			ours: round.portfolio,
			theirs: round[ theirs ],
		} ) );
	return { gallery: pairsWith( 'gallery' ), query: pairsWith( 'query' ) };
}
