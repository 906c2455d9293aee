/** Zip files in the browser, read by random access and written entry by entry: the one file that knows zip.js. */
import {
	BlobReader,
	BlobWriter,
	configure,
	ZipReader,
	ZipWriter,
	type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { isUnreadable } from './unreadable';

/* Workers would need a Content Security Policy that allows them. */
configure( { useWebWorkers: false } );

/** As the list at the file's end has it; nothing of it is to be believed. */
export interface ZipEntry {
	name: string;
	/** Bytes of the name. */
	nameBytes: number;
	size: number;
	packed: number;
	method: number;
	isEncrypted: boolean;
	isLink: boolean;
	/** Contents, never more than `size`. Fails where they are damaged. */
	read: () => Promise< Blob >;
}

/**
 * Entries of a file; undefined if it is no zip file, a damaged one, or one for larger files than kits may hold.
 * @throws If the file can't be read.
 */
export async function readEntries(
	file: Blob
): Promise< ZipEntry[] | undefined > {
	try {
		const entries = await new ZipReader(
			new BlobReader( file )
		).getEntries( {
			filenameValidation: 'tolerant',
			maxAppendedDataSize: 0,
		} );
		const isPlain =
			entries.some( ( { offset } ) => offset === 0 ) &&
			entries.every( ( { offset, zip64 } ) => offset >= 0 && ! zip64 );
		return isPlain ? entries.map( entryOf ) : undefined;
	} catch ( error ) {
		if ( isUnreadable( error ) ) {
			throw error;
		}
		return undefined;
	}
}

/** Whether nothing in a file can be read in two ways. */
export const isConsistent = async ( file: Blob ): Promise< boolean > =>
	new ZipReader( new BlobReader( file ) )
		.getEntries( {
			filenameValidation: 'tolerant',
			maxAppendedDataSize: 0,
			strictness: 'strict',
		} )
		.then(
			() => true,
			( error: unknown ) => {
				if ( isUnreadable( error ) ) {
					throw error;
				}
				return false;
			}
		);

const LINK = 0o120000;
const FILE_TYPE = 0o170000;

const entryOf = (
	entry: Awaited< ReturnType< ZipReader< Blob >[ 'getEntries' ] > >[ number ]
): ZipEntry => ( {
	name: new TextDecoder().decode( entry.rawFilename ),
	nameBytes: entry.rawFilename.length,
	size: entry.uncompressedSize,
	packed: entry.compressedSize,
	method: entry.compressionMethod,
	isEncrypted: entry.encrypted,
	isLink:
		// eslint-disable-next-line no-bitwise -- The format counts in bits.
		( ( entry.externalFileAttributes >>> 16 ) & FILE_TYPE ) === LINK,
	read: () =>
		entry.directory ? Promise.resolve( new Blob() ) : unpacked( entry ),
} );

async function unpacked( entry: FileEntry ): Promise< Blob > {
	const pieces: Uint8Array< ArrayBuffer >[] = [];
	// zip.js stops where more comes than the entry says.
	await entry.getData(
		new WritableStream( {
			write( piece: Uint8Array< ArrayBuffer > ) {
				pieces.push( piece );
			},
		} ),
		{ checkSignature: true, checkLocalFilename: true }
	);
	return new Blob( pieces );
}

export interface ArchiveWriter {
	/** Adds an entry; its contents may come in pieces. JSON is compressed. */
	add: ( name: string, pieces: Blob[] ) => Promise< void >;
	finish: () => Promise< Blob >;
}

export function writeArchive(): ArchiveWriter {
	const writer = new ZipWriter( new BlobWriter( 'application/zip' ), {
		// The same contents make the same file.
		lastModDate: new Date( 1980, 0, 1 ),
		extendedTimestamp: false,
		dataDescriptor: false,
	} );
	return {
		async add( name, pieces ) {
			await writer.add( name, new BlobReader( new Blob( pieces ) ), {
				level: name.endsWith( '.json' ) ? 6 : 0,
			} );
		},
		finish: () => writer.close(),
	};
}
