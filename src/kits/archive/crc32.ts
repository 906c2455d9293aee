/* eslint-disable no-bitwise -- The format counts in bits. */
/** Checksum of entries in a zip file. */

const TABLE = Uint32Array.from( { length: 256 }, ( _, index ) => {
	let value = index;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? ( value >>> 1 ) ^ 0xedb88320 : value >>> 1;
	}
	return value;
} );

/** Of all bytes so far: pass the result for the bytes before. */
export function crc32( bytes: Uint8Array, before = 0 ): number {
	let value = ~before;
	for ( const byte of bytes ) {
		value = ( value >>> 8 ) ^ ( TABLE[ ( value ^ byte ) & 0xff ] ?? 0 );
	}
	return ~value >>> 0;
}
