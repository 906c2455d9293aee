/** Checks the list of an archive's entries before any of them is read; the same as check_entries() in PHP. */
import type limits from '../format/limits.json';
import { refusal } from './refusal';
import type { ZipEntry } from './zip';

export type Limits = typeof limits;

/* Whatever has another name is read by nobody, wherever it would lead. */
const KINDS =
	'media|term|pattern|navigation|part|template|styles|font|page|post|item|menu|settings';
const OBJECT_NAME = new RegExp( `^(?:${ KINDS })/[a-z0-9][a-z0-9_-]{0,119}$` );
const FILE_NAME = /^files\/[a-z0-9][a-z0-9_-]{0,149}\.[a-z0-9]{2,5}$/;
/* Folders, which some programs list. */
const FOLDER_NAME = /^(?:objects\/(?:[a-z]+\/)?|files\/)$/;

const isEntryName = ( name: string ) =>
	name === 'manifest.json' ||
	name === 'blueprint.json' ||
	FILE_NAME.test( name ) ||
	FOLDER_NAME.test( name ) ||
	OBJECT_NAME.test( name.replace( /^objects\/(.+)\.json$/, '$1' ) );

export type Entry = Omit< ZipEntry, 'nameBytes' >;

export const isFolder = ( { name, size }: Entry ): boolean =>
	size === 0 && name.endsWith( '/' );

/* An entry has a head, and one in the list at the end; the list has an end of its own. */
const HEADS = 30 + 46;
const END = 22;

/**
 * Checks that entries don't share bytes, by which a small archive unpacks to a large one.
 * @throws {import('./refusal').Refusal}
 */
export function checkRoomOf( entries: ZipEntry[], bytes: number ): void {
	let left = bytes - END;
	for ( const { name, nameBytes, packed } of entries ) {
		left -= HEADS + 2 * nameBytes + packed;
		if ( left < 0 ) {
			throw refusal( 'overlap', name );
		}
	}
}

/* Entries that computers add when they pack a folder, which are never read. */
const LITTER =
	/^__MACOSX\/|(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/;

/** Entries without what computers add, and without the folder around everything; the same as tidied() in PHP. */
export function tidied( all: Entry[] ): Entry[] {
	const entries = all.filter( ( { name } ) => ! LITTER.test( name ) );
	const [ head, ...others ] = entries.filter( ( { name } ) =>
		/^[^/]+\/manifest\.json$/.test( name )
	);
	const root = head?.name.replace( 'manifest.json', '' ) ?? '';
	const isAround =
		others.length === 0 &&
		entries.every( ( { name } ) => name.startsWith( root ) );
	return isAround
		? entries
				.filter( ( { name } ) => root === '' || name !== root )
				.map( ( entry ) => ( {
					...entry,
					name: entry.name.slice( root.length ),
				} ) )
		: entries;
}

/**
 * @param  entries
 * @param  limits
 * @param  names   Pattern of names in place of ours.
 * @throws {import('./refusal').Refusal} That names the first entry at fault.
 */
export function checkEntries(
	entries: Entry[],
	limits: Limits,
	names?: RegExp
): void {
	const seen = new Set< string >();
	let total = 0;
	for ( const entry of entries ) {
		const { name, size, packed, isLink, isEncrypted } = entry;
		const folded = name.toLowerCase();
		total += size;
		const reasons = {
			name: ! ( names ? names.test( name ) : isEntryName( name ) ),
			duplicate: seen.has( folded ),
			link: isLink,
			encrypted: isEncrypted,
			method: isPackedUnknown( entry ),
			large:
				size >
				( name.endsWith( '.json' )
					? limits.jsonBytes
					: limits.entryBytes ),
			ratio: size > limits.ratioFrom && size > packed * limits.ratio,
			total: total > limits.totalBytes,
		};
		const why = (
			Object.keys( reasons ) as ( keyof typeof reasons )[]
		 ).find( ( reason ) => reasons[ reason ] );
		if ( why ) {
			throw refusal( why, name );
		}
		seen.add( folded );
	}
	if ( ! seen.has( 'manifest.json' ) ) {
		throw refusal( 'missing', 'manifest.json' );
	}
}

const isPackedUnknown = ( { method, size, packed }: Entry ) =>
	method === 0 ? size !== packed : method !== 8;
