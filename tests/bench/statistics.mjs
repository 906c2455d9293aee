/**
 * The few figures that a table of measurements needs: medians, and how sure one may be of them.
 */

/**
 * @param {number[]} values At least one number.
 * @return {number} The middle one, or the mean of the two middle ones.
 */
export function median( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2
		? sorted[ middle ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}

/**
 * The 95 % interval of a median by order statistics: it assumes nothing of how the values are spread.
 *
 * @see https://en.wikipedia.org/wiki/Median#Confidence_interval The ranks come from the binomial distribution with p = 1/2.
 * @param {number[]} values At least six numbers; with fewer no interval of 95 % exists and the whole range is returned.
 * @return {[number, number]} Lower and upper end.
 */
export function medianInterval( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const n = sorted.length;
	let below = 0;
	let rank = 0;
	for ( let k = 0, term = 0.5 ** n; k < n / 2; k++ ) {
		below += term;
		if ( below > 0.025 ) {
			break;
		}
		rank = k + 1;
		term = ( term * ( n - k ) ) / ( k + 1 );
	}
	const lower = Math.max( 0, rank - 1 );
	return [ sorted[ lower ], sorted[ n - 1 - lower ] ];
}

/**
 * Compares two series measured in turn, pair by pair, so that what drifts on the machine drifts in both.
 *
 * @param {number[]} ours   Measured with the thing that is judged.
 * @param {number[]} theirs Measured without it, in the same order.
 * @return {{ratio: number, interval: [number, number], ours: number, theirs: number}} Median of the ratios with its interval, and both medians.
 */
export function comparePairs( ours, theirs ) {
	const ratios = ours.map( ( value, at ) =>
		theirs[ at ] === 0 && value === 0 ? 1 : value / theirs[ at ]
	);
	return {
		ratio: median( ratios ),
		interval: medianInterval( ratios ),
		ours: median( ours ),
		theirs: median( theirs ),
	};
}
