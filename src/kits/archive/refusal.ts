/** Reason why an archive or one of its entries is refused: codes and sentences are those of PHP (src/kits/format/refusal.php). */
import { __ } from '@wordpress/i18n';

export class Refusal extends Error {
	readonly name = 'Refusal';

	/** `entry` is the name of the entry at fault; '' for the archive as a whole. */
	constructor(
		readonly code: string,
		message: string,
		readonly entry = ''
	) {
		super( message );
	}
}

/** A file that the browser can't read, or not anymore, which may still be a good one. */
export class Unreadable extends Error {
	readonly name = 'Unreadable';

	constructor( isMemory = false ) {
		super(
			isMemory
				? __(
						'This browser doesn’t have enough memory for this file. Close other tabs, then try again.',
						'frontage'
					)
				: __(
						'The file can’t be read anymore. Choose it again.',
						'frontage'
					)
		);
	}
}

/** Refusal with the sentence of its reason. */
export const refusal = (
	why: keyof ReturnType< typeof sentences >,
	entry: string
): Refusal =>
	new Refusal(
		`frontage_kit_${ why }`,
		sentences()[ why ].replace( '%s', () => printable( entry ) ),
		entry
	);

/** A name without the signs that hide or turn what is read. */
const printable = ( name: string ) =>
	Array.from( name )
		.slice( 0, 200 )
		.join( '' )
		.replace( /[\p{C}\u2028\u2029]/gu, '?' );

/** Sentences by reason, with `%s` for the entry. */
export const sentences = () => ( { ...onEntries(), ...onContents() } );

const onEntries = () => ( {
	archive:
		/* translators: %s: name of a file. */
		__( '%s is not a zip file, or it is damaged.', 'frontage' ),
	name:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: it contains a file with an invalid name (%s).',
			'frontage'
		),
	duplicate:
		/* translators: %s: name of a file in an archive. */
		__( 'This file can’t be imported: it contains %s twice.', 'frontage' ),
	link:
		/* translators: %s: name of a file in an archive. */
		__( 'This file can’t be imported: %s is a link.', 'frontage' ),
	encrypted:
		/* translators: %s: name of a file in an archive. */
		__( 'This file can’t be imported: %s is encrypted.', 'frontage' ),
	method:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: %s uses an unsupported compression method.',
			'frontage'
		),
	entries:
		/* translators: %s: number of entries. */
		__(
			'This file can’t be imported: it contains too many files (%s).',
			'frontage'
		),
	large:
		/* translators: %s: name of a file in an archive. */
		__( 'This file can’t be imported: %s is too large.', 'frontage' ),
	total:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: its contents are too large (the limit was reached at %s).',
			'frontage'
		),
	ratio:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: %s is suspiciously large when unpacked.',
			'frontage'
		),
	overlap:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: %s overlaps another file.',
			'frontage'
		),
} );

const onContents = () => ( {
	json:
		/* translators: %s: name of a file in an archive. */
		__( 'This file can’t be imported: %s is not valid.', 'frontage' ),
	deep:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: %s is nested too deeply.',
			'frontage'
		),
	manifest:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: its manifest is not valid (%s).',
			'frontage'
		),
	format:
		/* translators: %s: version of a format. */
		__(
			'This file was made with another version of the kit format (%s). Update Frontage, or export the kit again.',
			'frontage'
		),
	unlisted:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: %s is not listed in its manifest.',
			'frontage'
		),
	missing:
		/* translators: %s: name of a file in an archive. */
		__( 'This file can’t be imported: %s is missing.', 'frontage' ),
	size:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: the size of %s doesn’t match the manifest.',
			'frontage'
		),
	hash:
		/* translators: %s: name of a file in an archive. */
		__(
			'This file can’t be imported: the contents of %s don’t match the manifest.',
			'frontage'
		),
	value:
		/* translators: %s: name of an object in an archive. */
		__(
			'This file can’t be imported: %s contains a value that could run as code.',
			'frontage'
		),
} );
