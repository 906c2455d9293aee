/** Translated texts for results. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { inDigits } from '../../../src/client/dom/in-digits';
import type { Now } from './live-search';
import type { Props } from './props';

export const allResults = ( term: string ): string =>
	/* translators: %s: what a visitor searches. */
	sprintf( __( 'All results for “%s”', 'frontage' ), term );

export function statusOf(
	{ state, term, total }: Now,
	labels: Props[ 'labels' ]
): string {
	switch ( state ) {
		case 'idle':
			return '';
		case 'loading':
			return labels.searching;
		case 'failed':
			return labels.failed;
		case 'ready':
			return total
				? sprintf(
						/* translators: %s: a number. */
						_n( '%s result', '%s results', total, 'frontage' ),
						inDigits( document.documentElement.lang, total )
					)
				: sprintf(
						/* translators: %s: what a visitor searches. */
						__( 'No results for “%s”', 'frontage' ),
						term
					);
	}
}
