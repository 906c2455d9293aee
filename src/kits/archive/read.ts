/** Opens a kit in a file of any size: only what is asked for is read. */
import { __, sprintf } from '@wordpress/i18n';
import { packedBytes, readDirectory, type Entry } from './directory';
import { checkEntries, type Limits } from './entries';
import { adviceOn, recognize } from './foreign';
import {
	checkContents,
	entryOf,
	parseManifest,
	type Manifest,
} from './manifest';
import { openForeign, type Note, type Translator } from '../../elementor/kit/elementor';
import { Refusal } from './refusal';

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

/**
 * @param  file
 * @param  limits
 * @param  translator For kits of Elementor.
 * @throws {Refusal} If the file is no kit, is a kit of something else, or breaks a rule. Nothing was sent anywhere.
 */
export async function openArchive(
	file: Blob,
	limits: Limits,
	translator?: Translator
): Promise< Archive > {
	const entries = await directoryOf( file );
	const byName = new Map( entries.map( ( entry ) => [ entry.name, entry ] ) );
	const format = recognize( [ ...byName.keys() ], '' );
	if ( format === 'elementor-kit' && translator ) {
		return translated( file, entries, limits, translator );
	}
	const manifestEntry = byName.get( 'manifest.json' );
	if ( format || ! manifestEntry ) {
		throw foreign( format );
	}
	checkEntries( entries, limits );
	const manifest = parseManifest(
		await ( await unpacked( file, manifestEntry ) ).text(),
		limits
	);
	checkContents( entries, manifest );

	const read = async ( name: string, sha256?: string ) => {
		const entry = byName.get( name );
		if ( ! entry || ! sha256 ) {
			throw damaged( name );
		}
		const contents = await unpacked( file, entry );
		const hash = await hashOf( contents );
		if ( hash !== undefined && hash !== sha256 ) {
			throw damaged( name );
		}
		return contents;
	};
	return {
		manifest,
		object: async ( name ) =>
			(
				await read( entryOf( name ), manifest.objects[ name ]?.sha256 )
			).text(),
		file: ( name ) => read( name, manifest.files[ name ]?.sha256 ),
	};
}

async function translated(
	file: Blob,
	entries: Entry[],
	limits: Limits,
	translator: Translator
): Promise< Archive > {
	const textOf = async ( entry: Entry ) =>
		( await unpacked( file, entry ) ).text();
	const { manifest, jsons, notes } = await openForeign(
		{ entries, textOf },
		limits,
		translator
	);
	return {
		manifest,
		notes,
		object: async ( name ) => {
			const json = jsons.get( name );
			if ( json === undefined ) {
				throw damaged( name );
			}
			return json;
		},
		file: async ( name ) => {
			throw damaged( name );
		},
	};
}

async function directoryOf( file: Blob ): Promise< Entry[] > {
	try {
		return await readDirectory( file );
	} catch ( error ) {
		const format = recognize( [], await file.slice( 0, START ).text() );
		throw format ? foreign( format ) : error;
	}
}

const foreign = ( format: string ) =>
	new Refusal( 'frontage_kit_foreign', adviceOn( format ) );

const damaged = ( name: string ) =>
	new Refusal(
		'frontage_kit_hash',
		sprintf(
			/* translators: %s: name of an entry of an archive. */
			__(
				'The entry “%s” is damaged, or was changed after the export.',
				'frontage'
			),
			name
		),
		name
	);

/** Contents of an entry, never more than its declared size. */
async function unpacked( file: Blob, entry: Entry ): Promise< Blob > {
	const packed = await packedBytes( file, entry );
	if ( entry.method === 0 ) {
		return packed;
	}
	const pieces: Uint8Array< ArrayBuffer >[] = [];
	let size = 0;
	try {
		const reader = packed
			.stream()
			.pipeThrough( new DecompressionStream( 'deflate-raw' ) )
			.getReader();
		for (;;) {
			const { value } = await reader.read();
			if ( ! value ) {
				break;
			}
			size += value.length;
			if ( size > entry.size ) {
				await reader.cancel();
				break;
			}
			pieces.push( value );
		}
	} catch {
		throw damaged( entry.name );
	}
	if ( size !== entry.size ) {
		throw damaged( entry.name );
	}
	return new Blob( pieces );
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
