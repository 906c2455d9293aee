/** Checks the list of an archive's entries before any of them is read; the same as check_entries() in PHP. */
import { __, sprintf } from '@wordpress/i18n';
import type limits from '../format/limits.json';
import type { Entry } from './directory';
import { Refusal } from './refusal';

export type Limits = typeof limits;

/* Whatever has another name is read by nobody, wherever it would lead. */
const KINDS =
	'media|term|pattern|navigation|part|template|styles|font|page|post|item|menu|settings';
export const OBJECT_NAME = new RegExp(
	`^(?:${ KINDS })/[a-z0-9][a-z0-9_-]{0,119}$`
);
export const FILE_NAME = /^files\/[a-z0-9][a-z0-9_-]{0,149}\.[a-z0-9]{2,5}$/;
/* Folders, which some programs list. */
const FOLDER_NAME = /^(?:objects\/(?:[a-z]+\/)?|files\/)$/;

const isEntryName = ( name: string ) =>
	name === 'manifest.json' ||
	name === 'blueprint.json' ||
	FILE_NAME.test( name ) ||
	FOLDER_NAME.test( name ) ||
	OBJECT_NAME.test( name.replace( /^objects\/(.+)\.json$/, '$1' ) );

export const isFolder = ( { name, size }: Entry ): boolean =>
	size === 0 && name.endsWith( '/' );

/**
 * @param  entries
 * @param  limits
 * @param  names   Pattern of names in place of ours.
 * @throws {Refusal} That names the first entry at fault.
 */
export function checkEntries(
	entries: Entry[],
	limits: Limits,
	names?: RegExp
): void {
	if ( entries.length > limits.entries ) {
		throw new Refusal(
			'frontage_kit_entries',
			__( 'The file holds too many entries.', 'frontage' )
		);
	}
	const seen = new Set< string >();
	let total = 0;
	for ( const entry of entries ) {
		const folded = entry.name.toLowerCase();
		total += entry.size;
		const why =
			reasonAgainst( entry, limits, names ) ??
			( seen.has( folded ) ? 'duplicate' : undefined ) ??
			( total > limits.totalBytes ? 'total' : undefined );
		if ( why ) {
			throw new Refusal(
				`frontage_kit_${ why }`,
				sentences( printable( entry.name ) )[ why ],
				entry.name
			);
		}
		seen.add( folded );
	}
}

/** Without signs that change how the name or its surroundings are read. */
const printable = ( name: string ) =>
	name
		.replace( /[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\uFFFD' )
		.replace( /^(.{120}).+$/su, '$1…' );

const isPackedUnknown = ( { method, size, packed }: Entry ) =>
	method === 0 ? size !== packed : method !== 8;

function reasonAgainst( entry: Entry, limits: Limits, names?: RegExp ) {
	const { name, size, packed } = entry;
	const most = name.endsWith( '.json' )
		? limits.jsonBytes
		: limits.entryBytes;
	const reasons = {
		name: ! ( names ? names.test( name ) : isEntryName( name ) ),
		link: entry.isLink,
		encrypted: entry.isEncrypted,
		method: isPackedUnknown( entry ),
		large: size > most,
		ratio: size > limits.ratioFrom && size > packed * limits.ratio,
	};
	return ( Object.keys( reasons ) as ( keyof typeof reasons )[] ).find(
		( why ) => reasons[ why ]
	);
}

const sentences = ( name: string ) => ( {
	name: sprintf(
		/* translators: %s: name of an entry of an archive. */
		__( 'The entry “%s” has a name that is not allowed.', 'frontage' ),
		name
	),
	link: sprintf(
		/* translators: %s: name of an entry of an archive. */
		__( 'The entry “%s” is a link.', 'frontage' ),
		name
	),
	encrypted: sprintf(
		/* translators: %s: name of an entry of an archive. */
		__( 'The entry “%s” is encrypted.', 'frontage' ),
		name
	),
	method: sprintf(
		/* translators: %s: name of an entry of an archive. */
		__( 'The entry “%s” is packed in an unknown way.', 'frontage' ),
		name
	),
	large: sprintf(
		/* translators: %s: name of an entry of an archive. */
		__( 'The entry “%s” is too large.', 'frontage' ),
		name
	),
	ratio: sprintf(
		/* translators: %s: name of an entry of an archive. */
		__(
			'The entry “%s” would unpack to far more than it is packed in.',
			'frontage'
		),
		name
	),
	duplicate: sprintf(
		/* translators: %s: name of an entry of an archive. */
		__( 'The entry “%s” is there twice.', 'frontage' ),
		name
	),
	total: sprintf(
		/* translators: %s: name of an entry of an archive. */
		__(
			'The file is too large: its limit is reached at the entry “%s”.',
			'frontage'
		),
		name
	),
} );
