/** Makes a kit of this site: fetches object by object and file by file, and writes as it goes. */
import { __, sprintf } from '@wordpress/i18n';
import type { Limits } from '../../archive/entries';
import { loadZip } from '../../archive/load-zip';
import {
	entryOf,
	type FileEntry,
	type ObjectEntry,
	type Template,
} from '../../archive/manifest';
import { Refusal } from '../../archive/refusal';
import { patiently } from '../patiently';
import { getObjects, getPiece, type Left, type Offer } from '../rest';
import { checkRoom } from './room';

export interface Progress {
	phase: 'objects' | 'files';
	/** Objects, or bytes of files. */
	done: number;
	total: number;
}

/* Servers refuse addresses of more than 8 kB. */
const MOST_LETTERS = 4000;

interface Options {
	/** Of the import. */
	limits: Limits;
	signal: AbortSignal;
	onProgress: ( progress: Progress ) => void;
}

export interface MadeKit {
	contents: Blob;
	/** What is not in it, and why. */
	left: Left[];
}

/**
 * @throws {import('../../../client/rest/error').RestError} For a failure that does not pass, and when it was aborted.
 * @throws {import('../../archive/refusal').Refusal} If no import would take the file, or a part of it has changed.
 */
export async function makeKit(
	{ manifest, blueprint }: Offer,
	names: string[],
	options: Options
): Promise< MadeKit > {
	const { limits } = options;
	const writer = ( await loadZip() ).writeArchive();
	const { objects, files, ids, templates, left } = await addObjects(
		names,
		writer.add,
		options
	);
	const heads = {
		'manifest.json': { ...manifest, templates, objects, files },
		'blueprint.json': withEntries( blueprint, [
			'manifest.json',
			...Object.keys( objects ).map( entryOf ),
			...Object.keys( files ),
		] ),
	};
	const texts = Object.entries( heads ).map(
		( [ name, value ] ) =>
			[ name, new Blob( [ JSON.stringify( value ) ] ) ] as const
	);
	const sizes = [
		...Object.values( objects ).map( ( { size } ) => size ),
		...texts.map( ( [ , { size } ] ) => size ),
	];
	checkRoom(
		[ ...sizes, ...Object.values( files ).map( ( { size } ) => size ) ],
		sizes,
		limits
	);
	await addFiles( files, ids, writer.add, options );
	for ( const [ name, text ] of texts ) {
		await writer.add( name, [ text ] );
	}
	return { contents: await writer.finish(), left };
}

const unanswered = () =>
	__( 'The site didn’t respond with this item.', 'frontage' );

const changed = ( name: string ) =>
	sprintf(
		/* translators: %s: name of a file in the kit. */
		__(
			'The file “%s” changed during the export. Export again.',
			'frontage'
		),
		name
	);

type Add = ( name: string, pieces: Blob[] ) => Promise< void >;

/** Fetches and adds all objects. */
async function addObjects(
	names: string[],
	add: Add,
	{ limits, signal, onProgress }: Options
) {
	const objects: Record< string, ObjectEntry > = {};
	const files: Record< string, FileEntry > = {};
	const ids = new Map< string, number >();
	const templates: Template[] = [];
	const left: Left[] = [];
	let pending = names;
	while ( pending.length ) {
		onProgress( {
			phase: 'objects',
			done: names.length - pending.length,
			total: names.length,
		} );
		const asked = batchOf( pending, limits );
		const answer = await patiently(
			() => getObjects( asked, signal ),
			signal
		);
		// A field that is left out of many objects is named once.
		left.push(
			...answer.left.filter(
				( { name, message } ) =>
					! left.some(
						( line ) =>
							line.name === name && line.message === message
					)
			)
		);
		const had = new Set( answer.left.map( ( { name } ) => name ) );
		for ( const object of answer.objects ) {
			had.add( object.name );
			objects[ object.name ] = object.entry;
			Object.assign( files, object.files );
			for ( const file of Object.keys( object.files ) ) {
				ids.set( file, object.id );
			}
			templates.push( ...( object.template ? [ object.template ] : [] ) );
			await add( entryOf( object.name ), [
				new Blob( [ object.json ] ),
			] );
		}
		const rest = pending.filter( ( name ) => ! had.has( name ) );
		if ( rest.length < pending.length ) {
			pending = rest;
			continue;
		}
		// A site that answers with nothing that was asked for would be asked forever.
		const [ silent = '' ] = rest;
		left.push( { name: silent, message: unanswered() } );
		pending = rest.slice( 1 );
	}
	return { objects, files, ids, templates, left };
}

/** A blueprint that first puts all entries where its last step reads them, as blueprint.php does for the command. */
function withEntries(
	{ steps, ...blueprint }: Offer[ 'blueprint' ],
	entries: string[]
) {
	const place = ( entry: string ) => `/tmp/kit/${ entry }`;
	const folders = new Set(
		entries.map( ( entry ) => place( entry ).replace( /\/[^/]+$/, '' ) )
	);
	return {
		...blueprint,
		steps: [
			...Array.from( folders, ( path ) => ( { step: 'mkdir', path } ) ),
			...entries.map( ( entry ) => ( {
				step: 'writeFile',
				path: place( entry ),
				data: { resource: 'bundled', path: `/${ entry }` },
			} ) ),
			...steps,
		],
	};
}

/** The first of these names, as many as fit into the address of a request. */
function batchOf( names: string[], limits: Limits ): string[] {
	let length = 0;
	const end = names.findIndex(
		( name, index ) =>
			index === limits.batchObjects ||
			( length += name.length + 16 ) > MOST_LETTERS
	);
	return end > 0 ? names.slice( 0, end ) : names;
}

async function addFiles(
	files: Record< string, FileEntry >,
	/** Of the objects that files belong to. */
	ids: Map< string, number >,
	add: Add,
	{ signal, onProgress }: Options
): Promise< void > {
	const total = Object.values( files ).reduce(
		( sum, { size } ) => sum + size,
		0
	);
	let done = 0;
	for ( const [ name, { size } ] of Object.entries( files ) ) {
		const pieces: Blob[] = [];
		let offset = 0;
		while ( offset < size ) {
			const start = offset;
			onProgress( { phase: 'files', done, total } );
			const { bytes } = await patiently(
				() => getPiece( name, ids.get( name ) ?? 0, start, signal ),
				signal
			);
			if ( bytes.size === 0 ) {
				break;
			}
			pieces.push( bytes );
			offset += bytes.size;
			done += bytes.size;
		}
		if ( offset !== size ) {
			throw new Refusal( 'file_changed', changed( name ), name );
		}
		await add( name, pieces );
	}
}
