/** Files of other formats, recognized by the same table as in PHP, and the way by which each comes to this site. */
import { __ } from '@wordpress/i18n';
import table from '../format/foreign.json';

/** How files of a format are recognized. */
export interface Known {
	format: string;
	/** Of an archive: regular expressions, each of which matches the name of an entry. */
	entries?: string[];
	/** Of another file: regular expressions, each of which matches its first bytes. */
	start?: string[];
}

/**
 * Name of another format; '' for an unknown one.
 * @param names Names of the entries; none for what is no archive.
 * @param start First bytes of the file, or all of what may be JSON.
 * @param more  Other formats than those of the table.
 */
export function recognize(
	names: string[],
	start: string,
	more: Known[] = []
): string {
	if ( names.some( ( name ) => /^objects\/[a-z]+\//.test( name ) ) ) {
		return '';
	}
	const known: Known[] = [ ...more, ...table ];
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
	blueprint: __(
		'This is a WordPress Playground blueprint. Open it in Playground, install Frontage there, and export a kit.',
		'frontage'
	),
	pattern: __(
		'This is a block pattern. Import it in the Site Editor under Patterns.',
		'frontage'
	),
	playground: __(
		'This is an entire site from WordPress Playground. Open it in Playground, install Frontage there, and export a kit.',
		'frontage'
	),
	plugin: __(
		'This is a plugin. Install it under Plugins → Add Plugin → Upload Plugin.',
		'frontage'
	),
	theme: __(
		'This is a theme. Install it under Appearance → Themes → Add Theme → Upload Theme.',
		'frontage'
	),
	wxr: __(
		'This is a WordPress export file. Import it under Tools → Import → WordPress.',
		'frontage'
	),
} );

/** Sentence on a file of another format: what it is, and where it goes. PHP says the same (format/foreign.php). */
export const adviceOn = ( format: string ): string =>
	advice()[ format ] ??
	__(
		'This file is not a kit. A kit is a zip file that you export under Tools → Kits.',
		'frontage'
	);
