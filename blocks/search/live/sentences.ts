/** Translated texts for results. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { inDigits } from '../../../src/client/dom/in-digits';
import type { Now } from './live-search';
import type { Props } from './props';

export function allResults( term: string ): string {
	/* translators: %s: what a visitor searches. */
	const sentence = __( 'All results for “%s”', 'frontage' );
	return sprintf( sentence, term );
}

function countSentence( total: number ): string {
	/* translators: %s: a number. */
	const sentence = _n( '%s result', '%s results', total, 'frontage' );
	return sprintf(
		sentence,
		inDigits( document.documentElement.lang, total )
	);
}

function emptySentence( term: string ): string {
	/* translators: %s: what a visitor searches. */
	const sentence = __( 'No results for “%s”', 'frontage' );
	return sprintf( sentence, term );
}

export function statusOf(
	{ state, term, total }: Now,
	labels: Props[ 'labels' ]
): string {
	if ( state === 'ready' ) {
		return total ? countSentence( total ) : emptySentence( term );
	}
	return { idle: '', loading: labels.searching, failed: labels.failed }[
		state
	];
}
