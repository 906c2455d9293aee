/** Translated texts with numbers. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { inDigits } from '../../../src/client/dom/in-digits';

export function countSentence( locale: string, total: number ): string {
	/* translators: %s: number of portfolio items. */
	const sentence = _n( '%s item', '%s items', total, 'frontage' );
	return sprintf( sentence, inDigits( locale, total ) );
}

export function searchingSentence( locale: string, count: number ): string {
	/* translators: %s: how many of the loaded portfolio items match, as in "3 items". */
	const sentence = __( 'Searching… %s so far', 'frontage' );
	return sprintf( sentence, countSentence( locale, count ) );
}

export function shownSentence(
	locale: string,
	count: number,
	total: number
): string {
	/* translators: 1: number of portfolio items that are shown. 2: number of all that match. */
	const sentence = _n(
		'%1$s of %2$s item shown',
		'%1$s of %2$s items shown',
		total,
		'frontage'
	);
	return sprintf(
		sentence,
		inDigits( locale, count ),
		inDigits( locale, total )
	);
}
