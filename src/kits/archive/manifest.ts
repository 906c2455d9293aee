/** The manifest of a kit, as the site checks it again. */
import {
	FILE_NAME,
	isFolder,
	OBJECT_NAME,
	type Entry,
	type Limits,
} from './entries';
import { refusal } from './refusal';

export const FORMAT = 'frontage-kit/1';

export interface ObjectEntry {
	title: string;
	size: number;
	sha256: string;
	needs: string[];
	blocks: string[];
	presets: string[];
}

export interface FileEntry {
	size: number;
	sha256: string;
	type: string;
}

export interface Template {
	doc_type: string;
	name: string;
	title: string;
}

export interface Manifest {
	format: string;
	title: string;
	description?: string;
	created?: string;
	generator?: string;
	theme?: string;
	templates?: Template[];
	objects: Record< string, ObjectEntry >;
	files: Record< string, FileEntry >;
}

const SHA256 = /^[0-9a-f]{64}$/;

/** Name of the entry that holds an object. */
export const entryOf = ( name: string ): string => `objects/${ name }.json`;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const isList = ( value: unknown ): boolean =>
	Array.isArray( value ) &&
	value.every( ( each ) => typeof each === 'string' );

const isSummed = ( { size, sha256 }: Record< string, unknown > ) =>
	Number.isSafeInteger( size ) &&
	Number( size ) >= 0 &&
	typeof sha256 === 'string' &&
	SHA256.test( sha256 );

const isObject = ( name: string, value: unknown ): boolean =>
	OBJECT_NAME.test( name ) &&
	isRecord( value ) &&
	isSummed( value ) &&
	typeof value.title === 'string' &&
	[ value.needs, value.blocks, value.presets ].every( isList );

const isFile = ( name: string, value: unknown ): boolean =>
	FILE_NAME.test( name ) &&
	isRecord( value ) &&
	isSummed( value ) &&
	typeof value.type === 'string';

const malformed = ( entry: string ) => refusal( 'manifest', entry );

/**
 * Parses JSON of a stranger.
 * @throws {import('./refusal').Refusal} If it is none, or nested too deeply.
 */
export function parseJson(
	text: string,
	entry: string,
	{ jsonDepth }: Limits
): unknown {
	let value: unknown;
	try {
		value = JSON.parse( text );
	} catch {
		throw refusal( 'json', entry );
	}
	if ( isDeeper( value, jsonDepth ) ) {
		throw refusal( 'deep', entry );
	}
	return value;
}

function isDeeper( value: unknown, depth: number ): boolean {
	let level: object[] = [ Object( value ) ];
	for ( let left = depth; left > 0 && level.length; left-- ) {
		level = level.flatMap( ( each ) =>
			Object.values( each ).filter(
				( inner ) => typeof inner === 'object' && inner !== null
			)
		);
	}
	return level.length > 0;
}

/**
 * Parses a manifest, and checks its shape.
 * @throws {import('./refusal').Refusal}
 */
export function parseManifest( text: string, limits: Limits ): Manifest {
	const value = parseJson( text, 'manifest.json', limits );
	if ( ! isRecord( value ) ) {
		throw refusal( 'json', 'manifest.json' );
	}
	if ( value.format !== FORMAT ) {
		throw refusal(
			'format',
			typeof value.format === 'string' && value.format
				? value.format
				: 'manifest.json'
		);
	}
	const { title } = value;
	// PHP writes an empty list where there are none.
	const [ objects, files ] = [ value.objects, value.files ].map( ( list ) =>
		Array.isArray( list ) && list.length === 0 ? {} : list
	);
	if ( typeof title !== 'string' ) {
		throw malformed( 'title' );
	}
	if ( ! isRecord( objects ) || ! isRecord( files ) ) {
		throw malformed( isRecord( objects ) ? 'files' : 'objects' );
	}
	const wrong =
		Object.keys( objects ).find(
			( name ) => ! isObject( name, objects[ name ] )
		) ??
		Object.keys( files ).find(
			( name ) => ! isFile( name, files[ name ] )
		);
	if ( wrong !== undefined ) {
		throw malformed( wrong );
	}
	return { ...value, objects, files } as unknown as Manifest;
}

/**
 * Checks that an archive holds what its manifest lists, and nothing else.
 * @throws {import('./refusal').Refusal}
 */
export function checkContents( entries: Entry[], manifest: Manifest ): void {
	const listed = new Map( [
		...Object.entries( manifest.objects ).map(
			( [ name, { size } ] ) => [ entryOf( name ), size ] as const
		),
		...Object.entries( manifest.files ).map(
			( [ name, { size } ] ) => [ name, size ] as const
		),
	] );
	for ( const entry of entries ) {
		const { name, size } = entry;
		if (
			isFolder( entry ) ||
			/^(manifest|blueprint)\.json$/.test( name )
		) {
			continue;
		}
		const expected = listed.get( name );
		if ( expected === undefined ) {
			throw refusal( 'unlisted', name );
		}
		if ( expected !== size ) {
			throw refusal( 'size', name );
		}
		listed.delete( name );
	}
	const [ missing ] = listed.keys();
	if ( missing !== undefined ) {
		throw refusal( 'missing', missing );
	}
}
