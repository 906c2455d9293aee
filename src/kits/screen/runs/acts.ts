/** What becomes of a run: it is imported, or canceled, or undone; in words. */
import { __, sprintf } from '@wordpress/i18n';
import type { Run } from '../rest';
import { dateInWords } from '../words';

export type Act = 'importing' | 'canceling' | 'undoing';

export function actOf( { isTakenBack, isUnseen }: Run ): Act {
	if ( ! isTakenBack ) {
		return 'importing';
	}
	return isUnseen ? 'canceling' : 'undoing';
}

/** Heading while it is on its way. */
export function workingHeading( act: Act, title: string ): string {
	switch ( act ) {
		case 'canceling':
			/* translators: %s: title of a kit. */
			return sprintf( __( 'Canceling “%s”', 'frontage' ), title );
		case 'undoing':
			/* translators: %s: title of a kit. */
			return sprintf( __( 'Undoing “%s”', 'frontage' ), title );
		default:
			/* translators: %s: title of a kit. */
			return sprintf( __( 'Importing “%s”', 'frontage' ), title );
	}
}

/** Heading of one that was left before its end. */
export const openHeading = ( act: Act ): string =>
	( {
		importing: __( 'Unfinished import', 'frontage' ),
		canceling: __( 'Unfinished cancellation', 'frontage' ),
		undoing: __( 'Unfinished undo', 'frontage' ),
	} )[ act ];

/** Sentence about one that was left before its end. */
export function openSentence( run: Run ): string {
	const { title } = run;
	const date = dateInWords( run.created );
	switch ( actOf( run ) ) {
		case 'canceling':
			return sprintf(
				/* translators: 1: title of a kit. 2: date and time. */
				__(
					'The import of “%1$s”, started on %2$s, was canceled. Its content is not fully removed yet.',
					'frontage'
				),
				title,
				date
			);
		case 'undoing':
			return sprintf(
				/* translators: 1: title of a kit. 2: date and time. */
				__(
					'The import of “%1$s”, started on %2$s, is being undone. Your site is not fully restored yet.',
					'frontage'
				),
				title,
				date
			);
		default:
			return sprintf(
				/* translators: 1: title of a kit. 2: date and time. */
				__(
					'The import of “%1$s” started on %2$s and is not finished.',
					'frontage'
				),
				title,
				date
			);
	}
}

/** Label of the button that goes on with it. */
export const continueLabel = ( act: Act ): string =>
	( {
		importing: __( 'Continue', 'frontage' ),
		canceling: __( 'Continue canceling', 'frontage' ),
		undoing: __( 'Continue undoing', 'frontage' ),
	} )[ act ];
