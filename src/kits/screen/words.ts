/** Words of the screen that several of its parts use. */
import { __ } from '@wordpress/i18n';
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
export function activity( { state, missing }: Run ): string {
	switch ( state ) {
		case 'undoing':
			return __( 'Undoing…', 'frontage' );
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
	new Intl.NumberFormat( document.documentElement.lang || 'en', {
		style: 'unit',
		unit,
		maximumFractionDigits: digits,
	} ).format( value );

export const dateInWords = ( date: string ): string =>
	new Intl.DateTimeFormat( document.documentElement.lang || 'en', {
		dateStyle: 'medium',
		timeStyle: 'short',
	} ).format( new Date( date ) );

/** “20,000”, in the user's language. */
export const numberInWords = ( value: number ): string =>
	new Intl.NumberFormat( document.documentElement.lang || 'en', {
		maximumFractionDigits: 1,
	} ).format( value );
