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
		__( '%s is no zip file, or a damaged one.', 'frontage' ),
	name:
		/* translators: %s: name of a file in an archive. */
		__( 'The file is refused for the name of its entry %s.', 'frontage' ),
	duplicate:
		/* translators: %s: name of a file in an archive. */
		__( 'The file is refused: it holds the entry %s twice.', 'frontage' ),
	link:
		/* translators: %s: name of a file in an archive. */
		__( 'The file is refused: its entry %s is a link.', 'frontage' ),
	encrypted:
		/* translators: %s: name of a file in an archive. */
		__( 'The file is refused: its entry %s is encrypted.', 'frontage' ),
	method:
		/* translators: %s: name of a file in an archive. */
		__(
			'The file is refused: its entry %s is compressed in an unknown way.',
			'frontage'
		),
	entries:
		/* translators: %s: number of entries. */
		__( 'The file is refused: it has too many entries (%s).', 'frontage' ),
	large:
		/* translators: %s: name of a file in an archive. */
		__( 'The file is refused: its entry %s is too large.', 'frontage' ),
	total:
		/* translators: %s: name of a file in an archive. */
		__(
			'The file is refused: its entries up to %s are too large in all.',
			'frontage'
		),
	ratio:
		/* translators: %s: name of a file in an archive. */
		__(
			'The file is refused: its entry %s would grow without measure.',
			'frontage'
		),
	overlap:
		/* translators: %s: name of a file in an archive. */
		__(
			'The file is refused: its entry %s lies within another one.',
			'frontage'
		),
} );

const onContents = () => ( {
	json:
		/* translators: %s: name of a file in an archive. */
		__(
			'The file is refused: its entry %s is not what it should be.',
			'frontage'
		),
	deep:
		/* translators: %s: name of a file in an archive. */
		__(
			'The file is refused: its entry %s has too many levels.',
			'frontage'
		),
	manifest:
		/* translators: %s: name of a file in an archive. */
		__( 'The file is refused: its manifest is wrong at %s.', 'frontage' ),
	format:
		/* translators: %s: version of a format. */
		__(
			'The file was made by another version of kits (%s). Update this plugin, or export it again.',
			'frontage'
		),
	unlisted:
		/* translators: %s: name of a file in an archive. */
		__( 'The file is refused: its manifest does not list %s.', 'frontage' ),
	missing:
		/* translators: %s: name of a file in an archive. */
		__( 'The file is refused: %s is not in it.', 'frontage' ),
	size:
		/* translators: %s: name of a file in an archive. */
		__(
			'The file is refused: its entry %s has another size than the manifest says.',
			'frontage'
		),
	hash:
		/* translators: %s: name of a file in an archive. */
		__(
			'The file is refused: its entry %s is not the one that the manifest lists.',
			'frontage'
		),
	value:
		/* translators: %s: name of an object in an archive. */
		__(
			'The file is refused: %s holds a value that could be run as code.',
			'frontage'
		),
} );
