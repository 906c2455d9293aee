/**
 * Measurements as Markdown, for a person, in the order in which they are judged.
 */
import { comparePairs, median, medianInterval } from './statistics.mjs';

const round = ( value ) =>
	Math.abs( value ) < 10
		? String( Number( value.toFixed( 3 ) ) )
		: Math.round( value ).toLocaleString( 'en' );
const range = ( [ low, high ] ) => `${ round( low ) } to ${ round( high ) }`;

const LOAD_ROWS = [
	[ 'First contentful paint, ms', 'firstPaint', '' ],
	[ 'Largest contentful paint, ms', 'lcp', 'ratio at most 1.10' ],
	[ 'Main-thread time, ms', 'mainThread', 'ratio at most 1.25' ],
	[ 'Cumulative layout shift', 'cls', 'at most 0.01' ],
	[ 'Total blocking time, ms', 'blocking', '' ],
	[ 'Blocking time of our scripts, ms', 'ownBlocking', '0' ],
	[ 'Bytes sent', 'bytes', '' ],
	[ 'Requests', 'requests', '' ],
];

/**
 * @param {Array<{ours: Object, theirs: Object}>} pairs  Loads of the page with our scripts and without (or of another page), measured in turn.
 * @param {string}                                theirs What the other page is; nothing for our own without scripts, for which there are aims.
 * @return {string} A table: medians of both, and the median of the ratios pair by pair with its 95 % interval.
 */
export function loadTable( pairs, theirs = '' ) {
	const rows = LOAD_ROWS.map( ( [ label, key, aim ] ) => {
		const {
			ratio,
			interval,
			ours,
			theirs: other,
		} = comparePairs(
			pairs.map( ( pair ) => pair.ours[ key ] ),
			pairs.map( ( pair ) => pair.theirs[ key ] )
		);
		const isComparable = [ ratio, ...interval ].every( Number.isFinite );
		return `| ${ label } | ${ round( ours ) } | ${ round( other ) } | ${
			isComparable ? round( ratio ) : '–'
		} | ${ isComparable ? range( interval ) : '–' } | ${ theirs ? '' : aim } |`;
	} );
	return [
		`| ${ pairs.length } pairs | ${ theirs ? 'ours' : 'with our scripts' } | ${ theirs || 'without' } | ratio | its 95 % interval | aim |`,
		'|---|--:|--:|--:|--:|---|',
		...rows,
	].join( '\n' );
}

const useRow = ( label, uses ) => {
	const settled = uses.map( ( use ) => use.settled );
	const feedback = uses.map( ( use ) => use.feedback );
	const frames = feedback.map( ( seen ) => seen.frames );
	const cell = ( values ) =>
		`${ round( median( values ) ) } (${ range( [ Math.min( ...values ), Math.max( ...values ) ] ) })`;
	return `| ${ label } | ${ cell( frames ) } | ${ cell( feedback.map( ( seen ) => seen.ms ) ) } | ${ cell( settled ) } | ${
		uses.length > 5 ? range( medianInterval( settled ) ) : '–'
	} |`;
};

/**
 * @param {Array<{action: string, isWarmed: boolean, uses: Array<Record<'first'|'later', {settled: number, feedback: {frames: number, ms: number}}>>}>} measured All uses of all controls.
 * @return {string} A table: medians with their ranges, counted from the input.
 */
export function useTable( measured ) {
	const rows = measured.flatMap( ( { action, isWarmed, uses } ) => [
		useRow(
			`${ action }, first use, ${ isWarmed ? 'warmed up' : 'no warm-up' }`,
			uses.map( ( use ) => use.first )
		),
		...( isWarmed
			? [
					useRow(
						`${ action }, later use`,
						uses.map( ( use ) => use.later )
					),
				]
			: [] ),
	] );
	return [
		'| From the input to … | frame with feedback, n-th | the same, ms | settled frame, ms | 95 % interval of its median |',
		'|---|--:|--:|--:|--:|',
		...rows,
	].join( '\n' );
}

/**
 * @param {Array<{type: string, first: Object[], warmed: Object[], later: Object[]}>} measured Openings and closings of items of each type.
 * @return {string} A table: medians with their ranges, in ms since the touch.
 */
export function openingTable( measured ) {
	const cell = ( list, key ) => {
		const values = list.map( ( one ) => one[ key ] );
		return `${ round( median( values ) ) } (${ range( [ Math.min( ...values ), Math.max( ...values ) ] ) })`;
	};
	const row = ( label, list ) =>
		`| ${ label } | ${ cell( list, 'answer' ) } | ${ cell( list, 'content' ) } | ${ cell( list, 'gone' ) } |`;
	return [
		'| Opening, ms since the touch | first frame that answers | what was opened stands | closed |',
		'|---|--:|--:|--:|',
		...measured.flatMap( ( { type, first, warmed, later } ) => [
			row( `${ type }, first use, no warm-up`, first ),
			row( `${ type }, first use, warmed up`, warmed ),
			row( `${ type }, later use`, later ),
		] ),
	].join( '\n' );
}

/**
 * @param {{loaded: number, frames: Record<string, Array<{frame: number, gap: number}>>}} measured A gallery of as many tiles as ever stand.
 * @return {string} A table: the longest frame of each use.
 */
export function manyTable( { loaded, frames } ) {
	return [
		`| ${ loaded } tiles stand | longest frame, ms (0: none took 50): median | each time | aim | longest time between two, ms |`,
		'|---|--:|---|---|---|',
		...Object.entries( frames ).map( ( [ name, times ] ) => {
			const frame = times.map( ( time ) => time.frame );
			const gaps = times.map( ( { gap } ) => round( gap ) );
			return `| ${ name } | ${ round( median( frame ) ) } | ${ frame.map( round ).join( ', ' ) } | at most 200 | ${ gaps.join( ', ' ) } |`;
		} ),
	].join( '\n' );
}

/**
 * @param {Record<string, Array<{ours: number, theirs: number}>>} times Pairs by what was done.
 * @return {string} A table: medians, and the median of the ratios pair by pair with its 95 % interval.
 */
export function timesTable( times ) {
	return [
		'| First use | ours | the other | ratio | its 95 % interval |',
		'|---|--:|--:|--:|--:|',
		...Object.entries( times ).map( ( [ name, list ] ) => {
			const { ratio, interval, ours, theirs } = comparePairs(
				list.map( ( pair ) => pair.ours ),
				list.map( ( pair ) => pair.theirs )
			);
			return `| ${ name } | ${ round( ours ) } | ${ round( theirs ) } | ${ round( ratio ) } | ${ range( interval ) } |`;
		} ),
	].join( '\n' );
}

/**
 * @param {string}                                                              title What the rows are of.
 * @param {Array<[label: string, value: number, bound?: number, aim?: number]>} rows  Figures, with what they may be at most.
 * @return {{text: string, isOver: boolean}} A table, and whether a figure is over its bound.
 */
export function boundsTable( title, rows ) {
	const isOver = ( [ , value, bound ] ) => value > bound;
	const lines = rows.map( ( row ) => {
		const [ label, value, bound, aim ] = row;
		const most = bound === undefined ? '' : round( bound );
		return `| ${ label } | ${ round( value ) }${ isOver( row ) ? ' **over**' : '' } | ${ most }${ aim ? `, aim ${ aim }` : '' } |`;
	} );
	return {
		text: [
			`| ${ title } | measured | at most |`,
			'|---|--:|--:|',
			...lines,
		].join( '\n' ),
		isOver: rows.some( isOver ),
	};
}
