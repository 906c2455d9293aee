/** Opens a kit in a file of any size: only what is asked for is read. */
import {
	checkEntries,
	checkRoomOf,
	isRead,
	tidied,
	type Entry,
	type Limits,
} from './entries';
import { adviceOn, recognize } from './foreign';
import { loadZip } from './load-zip';
import {
	checkContents,
	entryOf,
	parseJson,
	parseManifest,
	type Manifest,
} from './manifest';
import { Refusal, refusal, Unreadable } from './refusal';
import type { Note, Source, Sources } from './source';
import { entryWith } from './stored-entry';
import { isUnreadable } from './unreadable';

export interface Archive {
	manifest: Manifest;
	/** JSON of an object. */
	object: ( name: string ) => Promise< string >;
	/** Contents of a file: `files/sunrise.jpg`. */
	file: ( name: string ) => Promise< Blob >;
	/** Another program's kit is not read in all. */
	notes?: Note[];
}

const START = 4096;

const NO_SOURCES: Sources = { list: [], post: () => Promise.reject() };

/**
 * @param  file
 * @param  limits
 * @param  sources For files of other programs.
 * @throws {Refusal} If the file is no kit, is a kit of something else, or breaks a rule. Nothing was sent anywhere.
 * @throws {Unreadable}
 */
export const openArchive = (
	file: Blob & { name?: string },
	limits: Limits,
	sources = NO_SOURCES
): Promise< Archive > => readable( opened( file, limits, sources ) );

/** What comes of reading, whose own failures are told apart from those of what is read. */
const readable = < Contents >(
	reading: Promise< Contents >
): Promise< Contents > =>
	reading.catch( ( error ) => {
		throw isUnreadable( error )
			? new Unreadable( error instanceof RangeError )
			: error;
	} );

async function opened(
	file: Blob & { name?: string },
	limits: Limits,
	sources: Sources
): Promise< Archive > {
	const name = file.name ?? 'kit.zip';
	const isZip = ( await startOf( file, 2 ) ) === 'PK';
	if ( ! isZip ) {
		return openOther( file, name, limits, sources );
	}
	const { isConsistent, readEntries } = await loadZip();
	const all = await readEntries( file );
	if ( ! all ) {
		return openOther( file, name, limits, sources );
	}
	if ( all.length > limits.entries ) {
		throw refusal( 'entries', String( all.length ) );
	}
	checkRoomOf( all, file.size );
	const entries = tidied( all );
	const format = recognize(
		entries.map( ( entry ) => entry.name ),
		'',
		sources.list
	);
	const source = sourceOf( format, sources );
	if ( source ) {
		return translated( entries, limits, source, sources.post );
	}
	if ( format || ! entries.some( isOurs ) ) {
		throw foreign( format );
	}
	const read = entries.filter( isRead );
	checkEntries( read, limits );
	// As in PHP, where archives of a Mac may pass for inconsistent.
	const isAsked = entries.length === all.length;
	if ( isAsked && ! ( await isConsistent( file ) ) ) {
		throw refusal( 'archive', name );
	}
	return openKit( read, limits );
}

const isOurs = ( { name }: Entry ) =>
	name === 'manifest.json' || name.startsWith( 'objects/' );

async function openKit( entries: Entry[], limits: Limits ): Promise< Archive > {
	const byName = new Map( entries.map( ( entry ) => [ entry.name, entry ] ) );
	const head = byName.get( 'manifest.json' );
	if ( ! head ) {
		throw refusal( 'missing', 'manifest.json' );
	}
	const manifest = parseManifest( await textOf( head ), limits );
	checkContents( entries, manifest );

	const read = async ( entryName: string, name: string, sha256?: string ) => {
		const entry = byName.get( entryName );
		if ( ! entry || ! sha256 ) {
			throw refusal( 'missing', name );
		}
		const contents = await contentsOf( entry );
		const hash = await hashOf( contents );
		if ( hash !== undefined && hash !== sha256 ) {
			throw refusal( 'hash', name );
		}
		return contents;
	};
	const object = async ( name: string ) => {
		const { sha256 } = manifest.objects[ name ] ?? {};
		const contents = await read( entryOf( name ), name, sha256 );
		// With its byte order mark, which belongs to its size and hash.
		return new TextDecoder( 'utf-8', { ignoreBOM: true } ).decode(
			await contents.arrayBuffer()
		);
	};
	return {
		manifest,
		object: ( name ) => readable( object( name ) ),
		file: ( name ) =>
			readable( read( name, name, manifest.files[ name ]?.sha256 ) ),
	};
}

/** The first bytes, as a text without a byte order mark. */
const startOf = ( file: Blob, bytes: number ): Promise< string > =>
	file.slice( 0, bytes ).text();

const sourceOf = ( format: string, { list }: Sources ) =>
	list.find( ( source ) => source.format === format );

/** Opens a file of another program that is no archive. */
async function openOther(
	file: Blob,
	name: string,
	limits: Limits,
	sources: Sources
): Promise< Archive > {
	const first = await startOf( file, START );
	const isJson = /^\s*[{[]/.test( first );
	if ( isJson && file.size > limits.jsonBytes ) {
		throw refusal( 'large', name );
	}
	const start = isJson ? await startOf( file, file.size ) : first;
	const format = recognize( [], start, sources.list );
	const source = sourceOf( format, sources );
	if ( source ) {
		const entry = entryWith( name, start );
		return translated( [ entry ], limits, source, sources.post );
	}
	throw format ? foreign( format ) : refusal( 'archive', name );
}

async function translated(
	entries: Entry[],
	limits: Limits,
	source: Source,
	post: Sources[ 'post' ]
): Promise< Archive > {
	const { manifest, jsons, notes } = await source.open( {
		entries,
		textOf,
		limits,
		check: ( some, names ) => checkEntries( some, limits, names ),
		parse: ( json, entry ) => parseJson( json, entry, limits ),
		post,
	} );
	return {
		manifest,
		notes,
		object: async ( name ) => {
			const json = jsons.get( name );
			if ( json === undefined ) {
				throw refusal( 'missing', name );
			}
			return json;
		},
		file: async ( name ) => {
			throw refusal( 'missing', name );
		},
	};
}

const foreign = ( format: string ) =>
	new Refusal( 'frontage_kit_foreign', adviceOn( format ) );

/** Text of an entry, without a byte order mark. */
const textOf = async ( entry: Entry ) => ( await contentsOf( entry ) ).text();

async function contentsOf( entry: Entry ): Promise< Blob > {
	try {
		return await entry.read();
	} catch ( error ) {
		throw isUnreadable( error ) ? error : refusal( 'size', entry.name );
	}
}

/** SHA-256 in hexadecimal; undefined on sites without https, where the browser has none and the site alone checks it. */
async function hashOf( contents: Blob ): Promise< string | undefined > {
	const { subtle } = globalThis.crypto;
	if ( ! subtle ) {
		return undefined;
	}
	const bytes = await subtle.digest(
		'SHA-256',
		await contents.arrayBuffer()
	);
	return Array.from( new Uint8Array( bytes ), ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}
