/** Words of the screen that several of its parts use. */
import { __, sprintf } from '@wordpress/i18n';
import { RestError } from '../../client/rest/error';
import { Refusal } from '../archive/refusal';
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
	if (
		error instanceof Refusal ||
		( error instanceof RestError && error.kind === 'http' )
	) {
		return error.message;
	}
	if ( error instanceof RestError && error.code === 'file_changed' ) {
		return sprintf(
			/* translators: %s: name of a file in the kit. */
			__(
				'The file “%s” changed during the export. Export again.',
				'frontage'
			),
			error.message
		);
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
	new Intl.NumberFormat( document.documentElement.lang || 'en', {
		style: 'unit',
		unit: bytes < 1e6 ? 'kilobyte' : 'megabyte',
		maximumFractionDigits: bytes < 1e6 ? 0 : 1,
	} ).format( bytes / ( bytes < 1e6 ? 1e3 : 1e6 ) );

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
