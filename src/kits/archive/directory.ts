/* eslint-disable no-bitwise -- The format counts in bits. */
/**
 * The directory at the end of a zip file, read by random access. ZIP64, several disks and data before the archive are refused: a kit needs none of them,
 * and each is a way to show one reader something else than another.
 */
import { __ } from '@wordpress/i18n';
import { Refusal } from './refusal';

export interface Entry {
	name: string;
	size: number;
	packed: number;
	method: number;
	isEncrypted: boolean;
	isLink: boolean;
	/** Position of its local header. */
	offset: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const CENTRAL = 0x02014b50;
const CENTRAL_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;

const MOST_BYTES = 2 ** 25;

const UNIX = 3;
const LINK = 0o120000;
const FILE_TYPE = 0o170000;

const broken = () =>
	new Refusal(
		'frontage_kit_archive',
		__( 'The file is no zip archive, or it is damaged.', 'frontage' )
	);

async function viewOf( file: Blob, start: number, end: number ) {
	return new DataView( await file.slice( start, end ).arrayBuffer() );
}

/** Text of bytes; undefined if they are no UTF-8. */
function textOf( bytes: DataView ): string | undefined {
	try {
		return new TextDecoder( 'utf-8', {
			fatal: true,
			ignoreBOM: true,
		} ).decode( bytes );
	} catch {
		return undefined;
	}
}

/** @throws {Refusal} */
export async function readDirectory( file: Blob ): Promise< Entry[] > {
	const start = Math.max( 0, file.size - END_LENGTH - MAX_COMMENT );
	const tail = await viewOf( file, start, file.size );
	let at = tail.byteLength - END_LENGTH;
	while ( at >= 0 && ! isEnd( tail, at ) ) {
		at--;
	}
	if ( at < 0 ) {
		throw broken();
	}
	const count = tail.getUint16( at + 10, true );
	const size = tail.getUint32( at + 12, true );
	const offset = tail.getUint32( at + 16, true );
	const isWhole =
		tail.getUint32( at + 4, true ) === 0 &&
		tail.getUint16( at + 8, true ) === count &&
		size <= MOST_BYTES &&
		offset + size === start + at;
	if ( ! isWhole ) {
		throw broken();
	}
	return entriesIn( await viewOf( file, offset, offset + size ), count );
}

const isEnd = ( tail: DataView, at: number ) =>
	tail.getUint32( at, true ) === END &&
	at + END_LENGTH + tail.getUint16( at + 20, true ) === tail.byteLength;

function entriesIn( directory: DataView, count: number ): Entry[] {
	const entries: Entry[] = [];
	let at = 0;
	while ( at < directory.byteLength ) {
		if (
			at + CENTRAL_LENGTH > directory.byteLength ||
			directory.getUint32( at, true ) !== CENTRAL
		) {
			throw broken();
		}
		const [ name, extra, comment ] = [ 28, 30, 32 ].map( ( field ) =>
			directory.getUint16( at + field, true )
		) as [ number, number, number ];
		const next = at + CENTRAL_LENGTH + name + extra + comment;
		if ( next > directory.byteLength ) {
			throw broken();
		}
		entries.push( entryAt( directory, at, name ) );
		at = next;
	}
	if ( entries.length !== count || overlap( entries ) ) {
		throw broken();
	}
	return entries;
}

/** Whether two entries share bytes, by which a small archive unpacks to a large one. */
function overlap( entries: Entry[] ): boolean {
	let end = 0;
	return [ ...entries ]
		.sort( ( one, other ) => one.offset - other.offset )
		.some( ( { offset, packed } ) => {
			const isInside = offset < end;
			end = offset + LOCAL_LENGTH + packed;
			return isInside;
		} );
}

function entryAt( directory: DataView, at: number, length: number ): Entry {
	const name = textOf(
		new DataView(
			directory.buffer,
			directory.byteOffset + at + CENTRAL_LENGTH,
			length
		)
	);
	if ( name === undefined ) {
		throw broken();
	}
	const mode = directory.getUint32( at + 38, true ) >>> 16;
	return {
		name,
		size: directory.getUint32( at + 24, true ),
		packed: directory.getUint32( at + 20, true ),
		method: directory.getUint16( at + 10, true ),
		isEncrypted: ( directory.getUint16( at + 8, true ) & 0x2041 ) !== 0,
		isLink:
			directory.getUint8( at + 5 ) === UNIX &&
			( mode & FILE_TYPE ) === LINK,
		offset: directory.getUint32( at + 42, true ),
	};
}

/**
 * The packed bytes of an entry.
 * @throws {Refusal} If its local header says something else than the directory.
 */
export async function packedBytes( file: Blob, entry: Entry ): Promise< Blob > {
	const { offset, packed, method } = entry;
	const header = await viewOf( file, offset, offset + LOCAL_LENGTH );
	if (
		header.byteLength < LOCAL_LENGTH ||
		header.getUint32( 0, true ) !== LOCAL ||
		header.getUint16( 8, true ) !== method
	) {
		throw broken();
	}
	const nameEnd = offset + LOCAL_LENGTH + header.getUint16( 26, true );
	const name = textOf( await viewOf( file, offset + LOCAL_LENGTH, nameEnd ) );
	const start = nameEnd + header.getUint16( 28, true );
	if ( name !== entry.name || start + packed > file.size ) {
		throw broken();
	}
	return file.slice( start, start + packed );
}
