/** Files of other formats, recognized by the same table as in PHP, and the way by which each comes to this site. */
import { __ } from '@wordpress/i18n';
import table from '../format/foreign.json';

interface Known {
	format: string;
	/** Patterns, each of which matches the name of an entry. */
	entries?: string[];
	/** Patterns, each of which matches the start of the file. */
	start?: string[];
}

/**
 * Name of another format; '' for an unknown one.
 * @param names Names of the entries; none for what is no archive.
 * @param start First bytes of the file.
 */
export function recognize( names: string[], start: string ): string {
	if ( names.some( ( name ) => /^objects\/[a-z]+\//.test( name ) ) ) {
		return '';
	}
	const known: Known[] = table;
	const isIn = ( texts: string[] ) => ( pattern: string ) =>
		texts.some( ( text ) => new RegExp( pattern ).test( text ) );
	return (
		known.find( ( { entries, start: signs } ) =>
			entries
				? entries.every( isIn( names ) )
				: signs?.every( isIn( [ start ] ) )
		)?.format ?? ''
	);
}

const advice = (): Record< string, string > => ( {
	theme: __(
		'This is a theme. Install it under Appearance → Themes → Add New Theme → Upload Theme.',
		'frontage'
	),
	playground: __(
		'This is a whole site, as WordPress Playground saves it. Open it there, install this plugin, and export a kit from it.',
		'frontage'
	),
	wxr: __(
		'This is an export file of WordPress. Import it under Tools → Import → WordPress.',
		'frontage'
	),
	pattern: __(
		'This is a pattern. Import it in the site editor under Patterns → Import pattern from JSON.',
		'frontage'
	),
} );

/** Sentence on what to do with such a file. */
export const adviceOn = ( format: string ): string =>
	advice()[ format ] ??
	__(
		'This file is no kit. A kit is a zip file that this screen exports.',
		'frontage'
	);
