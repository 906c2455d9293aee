/** Words of the screen that several of its parts use. */
import { __ } from '@wordpress/i18n';
import { languageOf } from '../../client/dom/language';
import { RestError } from '../../client/rest/error';
import type { Run } from './rest';

/** Names of kinds of objects. */
export const kindLabels = (): Record< string, string > => ( {
	media: __( 'Media', 'frontage' ),
	term: __( 'Categories and tags', 'frontage' ),
	pattern: __( 'Patterns', 'frontage' ),
	navigation: __( 'Navigation', 'frontage' ),
	part: __( 'Template parts', 'frontage' ),
	template: __( 'Templates', 'frontage' ),
	styles: __( 'Styles', 'frontage' ),
	font: __( 'Fonts', 'frontage' ),
	page: __( 'Pages', 'frontage' ),
	post: __( 'Posts', 'frontage' ),
	item: __( 'Portfolio items', 'frontage' ),
	menu: __( 'Classic menus', 'frontage' ),
	settings: __( 'Settings', 'frontage' ),
} );

/** Message of a failure for the user. */
export function inWords( error: unknown ): string {
	// By their names: one screen has no files, and some errors are of other scripts.
	if (
		error instanceof Error &&
		( error instanceof RestError
			? error.kind === 'http'
			: [ 'Refusal', 'Unreadable' ].includes( error.name ) )
	) {
		return error.message;
	}
	return __(
		'Couldn’t reach the site. Nothing was lost. Try again.',
		'frontage'
	);
}

/** Present phase of a run, in words. */
export function activity( {
	state,
	missing,
	isUnseen,
	isTakenBack,
}: Run ): string {
	if ( isTakenBack ) {
		return isUnseen
			? __( 'Canceling…', 'frontage' )
			: __( 'Undoing…', 'frontage' );
	}
	switch ( state ) {
		case 'ready':
			return __( 'Publishing…', 'frontage' );
		case 'switching':
			return __( 'Checking the imported content…', 'frontage' );
	}
	return missing.objects.length + missing.files.length
		? __( 'Uploading…', 'frontage' )
		: __( 'Preparing in the background…', 'frontage' );
}

/** “3.2 MB”, in the user's language. */
export const sizeInWords = ( bytes: number ): string =>
	bytes < 1e6
		? inUnit( bytes / 1e3, 'kilobyte', 0 )
		: inUnit( bytes / 1e6, 'megabyte' );

/** “2 GB”, in the user's language. */
export const inUnit = ( value: number, unit: string, digits = 1 ): string =>
	numberInWords( value, {
		style: 'unit',
		unit,
		maximumFractionDigits: digits,
	} );

/** “20,000”, in the user's language. */
export const numberInWords = (
	value: number,
	options: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }
): string => value.toLocaleString( languageOf(), options );

/** In the user's language; what is no date stays as it is. */
export function dateInWords( date: string ): string {
	const time = new Date( date );
	return Number.isNaN( +time )
		? date
		: time.toLocaleString( languageOf(), {
				dateStyle: 'medium',
				timeStyle: 'short',
			} );
}
