/** The manifest of a kit, as the site checks it again. */
import schema from '../format/schema/schema.json';
import { isFolder, type Entry, type Limits } from './entries';
import { refusal } from './refusal';
import { fit, isRecord, Misfit } from './schema';

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

/** Name of the entry that holds an object. */
export const entryOf = ( name: string ): string => `objects/${ name }.json`;

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

/* Keys that reach the prototypes of a script. */
const DANGER = [ '__proto__', 'constructor', 'prototype' ];

const hasDanger = ( value: unknown ): boolean =>
	typeof value === 'object' &&
	value !== null &&
	Object.entries( value ).some(
		( [ key, inner ] ) => DANGER.includes( key ) || hasDanger( inner )
	);

/**
 * Parses a manifest, and checks it as check_manifest() does in PHP. Unknown keys are left out.
 * @throws {import('./refusal').Refusal}
 */
export function parseManifest( text: string, limits: Limits ): Manifest {
	const value = parseJson( text, 'manifest.json', limits );
	if ( ! isRecord( value ) ) {
		throw refusal( 'json', 'manifest.json' );
	}
	if ( hasDanger( value ) ) {
		throw refusal( 'value', 'manifest.json' );
	}
	if ( value.format !== FORMAT ) {
		throw refusal(
			'format',
			typeof value.format === 'string' && value.format
				? value.format
				: 'manifest.json'
		);
	}
	const manifest = fitted( value );
	const wrong = wrongIn( manifest, limits );
	if ( wrong !== undefined ) {
		throw refusal( 'manifest', wrong );
	}
	return manifest;
}

function fitted( value: unknown ): Manifest {
	try {
		return fit( value, schema.manifest ) as Manifest;
	} catch ( error ) {
		const [ list = '', name = list ] =
			error instanceof Misfit ? error.path : [];
		throw refusal(
			'manifest',
			/^(objects|files)$/.test( list ) ? name : list
		);
	}
}

/** The first entry that is over a limit, or not what its name says. */
function wrongIn(
	{ objects, files, templates = [] }: Manifest,
	{ entries, entryBytes, jsonBytes }: Limits
): string | undefined {
	const types: Partial< Record< string, string > > = schema.types;
	const [ large ] = Object.entries( { objects, files, templates } ).find(
		( [ , list ] ) => Object.keys( list ).length > entries
	) ?? [ undefined ];
	return (
		large ??
		Object.keys( objects ).find(
			( name ) => Number( objects[ name ]?.size ) > jsonBytes
		) ??
		Object.entries( files ).find(
			( [ name, { size, type } ] ) =>
				size > entryBytes ||
				type !== types[ name.replace( /^.*\./, '' ) ]
		)?.[ 0 ] ??
		( templates.every( ( { name } ) => Object.hasOwn( objects, name ) )
			? undefined
			: 'templates' )
	);
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
