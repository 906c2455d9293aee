/**
 * Writes a zip file as a Blob, entry by entry. Every entry becomes a Blob of its own, which a browser keeps outside of the page's memory, and the file is
 * their sequence: nothing is copied. JSON is deflated, everything else is stored.
 */
import { crc32 } from './crc32';

export interface ArchiveWriter {
	/** Adds an entry; its contents may come in pieces. */
	add: ( name: string, pieces: Blob[] ) => Promise< void >;
	finish: () => Blob;
}

/* 1 January 1980: the same contents make the same file. */
const DATE = 0x21;
const UTF8 = 0x0800;
const DEFLATED = 8;
const STORED = 0;

interface Written {
	name: Uint8Array< ArrayBuffer >;
	method: number;
	crc: number;
	packed: number;
	size: number;
	offset: number;
}

export function writeArchive(): ArchiveWriter {
	const parts: Blob[] = [];
	const written: Written[] = [];
	let offset = 0;

	return {
		async add( name, pieces ) {
			let crc = 0;
			for ( const piece of pieces ) {
				crc = crc32( new Uint8Array( await piece.arrayBuffer() ), crc );
			}
			const whole = new Blob( pieces );
			const method = name.endsWith( '.json' ) ? DEFLATED : STORED;
			const data = method === DEFLATED ? await deflated( whole ) : whole;
			const entry = {
				name: new TextEncoder().encode( name ),
				method,
				crc,
				packed: data.size,
				size: whole.size,
				offset,
			};
			const header = localHeader( entry );
			written.push( entry );
			parts.push( header, data );
			offset += header.size + data.size;
		},
		finish() {
			const directory = new Blob( written.map( centralHeader ) );
			return new Blob(
				[
					...parts,
					directory,
					fields( [
						[ 4, 0x06054b50 ],
						[ 2, 0 ],
						[ 2, 0 ],
						[ 2, written.length ],
						[ 2, written.length ],
						[ 4, directory.size ],
						[ 4, offset ],
						[ 2, 0 ],
					] ),
				],
				{ type: 'application/zip' }
			);
		},
	};
}

const deflated = ( blob: Blob ): Promise< Blob > =>
	new Response(
		blob.stream().pipeThrough( new CompressionStream( 'deflate-raw' ) )
	).blob();

type Field = [ bytes: 2 | 4, value: number ];

function fields( list: Field[] ): Blob {
	const view = new DataView(
		new ArrayBuffer( list.reduce( ( sum, [ bytes ] ) => sum + bytes, 0 ) )
	);
	let at = 0;
	for ( const [ bytes, value ] of list ) {
		if ( bytes === 2 ) {
			view.setUint16( at, value, true );
		} else {
			view.setUint32( at, value, true );
		}
		at += bytes;
	}
	return new Blob( [ view ] );
}

/** Fields that a local header and the directory have in common. */
const commonFields = ( entry: Written ): Field[] => [
	[ 2, 20 ],
	[ 2, UTF8 ],
	[ 2, entry.method ],
	[ 2, 0 ],
	[ 2, DATE ],
	[ 4, entry.crc ],
	[ 4, entry.packed ],
	[ 4, entry.size ],
	[ 2, entry.name.length ],
	[ 2, 0 ],
];

const localHeader = ( entry: Written ): Blob =>
	new Blob( [
		fields( [ [ 4, 0x04034b50 ], ...commonFields( entry ) ] ),
		entry.name,
	] );

const centralHeader = ( entry: Written ): Blob =>
	new Blob( [
		fields( [
			[ 4, 0x02014b50 ],
			[ 2, 20 ],
			...commonFields( entry ),
			[ 2, 0 ],
			[ 2, 0 ],
			[ 2, 0 ],
			[ 4, 0 ],
			[ 4, entry.offset ],
		] ),
		entry.name,
	] );
