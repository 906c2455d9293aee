/** The manifest of a kit, as the site checks it again. */
import { __, sprintf } from '@wordpress/i18n';
import type { Entry } from './directory';
import { FILE_NAME, isFolder, OBJECT_NAME, type Limits } from './entries';
import { Refusal } from './refusal';

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

const refused = ( why: string, message: string, entry: string ) =>
	new Refusal( `frontage_kit_${ why }`, message, entry );

const malformed = ( entry: string ) =>
	refused(
		'manifest',
		sprintf(
			/* translators: %s: name of an entry of an archive. */
			__( 'The manifest says nothing usable about “%s”.', 'frontage' ),
			entry
		),
		entry
	);

/**
 * Parses JSON of a stranger.
 * @throws {Refusal} If it is none, or nested too deeply.
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
		throw refused(
			'json',
			sprintf(
				/* translators: %s: name of an entry of an archive. */
				__( 'The entry “%s” is no JSON.', 'frontage' ),
				entry
			),
			entry
		);
	}
	if ( isDeeper( value, jsonDepth ) ) {
		throw refused(
			'deep',
			sprintf(
				/* translators: %s: name of an entry of an archive. */
				__( 'The entry “%s” is nested too deeply.', 'frontage' ),
				entry
			),
			entry
		);
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
 * @throws {Refusal}
 */
export function parseManifest( text: string, limits: Limits ): Manifest {
	const value = parseJson( text, 'manifest.json', limits );
	if ( ! isRecord( value ) || typeof value.format !== 'string' ) {
		throw malformed( 'manifest.json' );
	}
	if ( value.format !== FORMAT ) {
		throw refused(
			'format',
			__(
				'The file was made by another version of kits: update this plugin, or export it again.',
				'frontage'
			),
			'manifest.json'
		);
	}
	const { title } = value;
	// PHP writes an empty list where there are none.
	const [ objects, files ] = [ value.objects, value.files ].map( ( list ) =>
		Array.isArray( list ) && list.length === 0 ? {} : list
	);
	if (
		typeof title !== 'string' ||
		! isRecord( objects ) ||
		! isRecord( files )
	) {
		throw malformed( 'manifest.json' );
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
 * @throws {Refusal}
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
			throw refused(
				'unlisted',
				sprintf(
					/* translators: %s: name of an entry of an archive. */
					__( 'The entry “%s” is not in the manifest.', 'frontage' ),
					name
				),
				name
			);
		}
		if ( expected !== size ) {
			throw refused(
				'size',
				sprintf(
					/* translators: %s: name of an entry of an archive. */
					__(
						'The entry “%s” has another size than the manifest says.',
						'frontage'
					),
					name
				),
				name
			);
		}
		listed.delete( name );
	}
	const [ missing ] = listed.keys();
	if ( missing !== undefined ) {
		throw refused(
			'missing',
			sprintf(
				/* translators: %s: name of an entry of an archive. */
				__( 'The entry “%s” is missing.', 'frontage' ),
				missing
			),
			missing
		);
	}
}
