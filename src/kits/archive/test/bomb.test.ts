/**
 * Archives that say less than they are, or that only look like those of kits.
 *
 * @jest-environment node
 */
import { bytesOf, KIT, manifestOf, PAGE, refusal, zip } from './kit';

jest.mock( '../load-zip', () => ( {
	loadZip: async () => jest.requireActual( '../zip' ),
} ) );

test( '[KT-05] archive: bytes before it are refused, whatever a computer has added', async () => {
	const file = new Blob( [ 'x', await zip( { ...KIT, '.DS_Store': 'x' } ) ] );
	expect( await refusal( file ) ).toEqual( [
		'frontage_kit_archive',
		'kit.zip',
	] );
} );

test( '[KT-05] archive: an archive for larger files than kits hold is refused', async () => {
	const bytes = await bytesOf( await zip( { ...KIT, '.DS_Store': 'x' } ) );
	const central = bytes.lastIndexOf( Buffer.from( [ 0x50, 0x4b, 1, 2 ] ) );
	const end = bytes.length - 22;
	// Its sizes stand in a field of their own.
	const extra = Buffer.alloc( 20 );
	extra.writeUInt16LE( 1 );
	extra.writeUInt16LE( 16, 2 );
	extra.writeBigUInt64LE( BigInt( bytes.readUInt32LE( central + 24 ) ), 4 );
	extra.writeBigUInt64LE( BigInt( bytes.readUInt32LE( central + 20 ) ), 12 );
	bytes.writeUInt32LE( 0xffffffff, central + 20 );
	bytes.writeUInt32LE( 0xffffffff, central + 24 );
	bytes.writeUInt16LE(
		bytes.readUInt16LE( central + 30 ) + extra.length,
		central + 30
	);
	bytes.writeUInt32LE(
		bytes.readUInt32LE( end + 12 ) + extra.length,
		end + 12
	);
	expect(
		await refusal(
			new Blob( [
				bytes.subarray( 0, end ),
				extra,
				bytes.subarray( end ),
			] )
		)
	).toEqual( [ 'frontage_kit_archive', 'kit.zip' ] );
} );

test( '[KT-05] archive: very many entries are too many, and no damage', async () => {
	const count = 200_000;
	const head = Buffer.alloc( 47 );
	head.writeUInt32LE( 0x02014b50 );
	head.writeUInt16LE( 1, 28 );
	head.write( 'a', 46 );
	const list = Buffer.alloc( count * head.length, head );
	const end = Buffer.alloc( 98 );
	end.writeUInt32LE( 0x06064b50 );
	end.writeBigUInt64LE( 44n, 4 );
	end.writeUInt16LE( 45, 12 );
	end.writeUInt16LE( 45, 14 );
	end.writeBigUInt64LE( BigInt( count ), 24 );
	end.writeBigUInt64LE( BigInt( count ), 32 );
	end.writeBigUInt64LE( BigInt( list.length ), 40 );
	end.writeUInt32LE( 0x07064b50, 56 );
	end.writeBigUInt64LE( BigInt( list.length ), 64 );
	end.writeUInt32LE( 1, 72 );
	end.writeUInt32LE( 0x06054b50, 76 );
	end.fill( 0xff, 84, 96 );
	expect( await refusal( new Blob( [ list, end ] ) ) ).toEqual( [
		'frontage_kit_entries',
		String( count ),
	] );
} );

test( '[KT-05] archive: a bomb that says less than it is is unpacked no further', async () => {
	const bomb = 'x'.repeat( 5_000_000 );
	const manifest = JSON.stringify( manifestOf() ).replace(
		`"size":${ PAGE.length }`,
		'"size":1000'
	);
	const bytes = await bytesOf(
		await zip( {
			...KIT,
			'manifest.json': manifest,
			'objects/page/about.json': bomb,
		} )
	);
	const at =
		bytes.indexOf(
			'objects/page/about.json',
			bytes.indexOf( Buffer.from( [ 0x50, 0x4b, 1, 2 ] ) )
		) - 46;
	bytes.writeUInt32LE( 1000, at + 24 );
	let came = 0;
	const Whole = globalThis.WritableStream;
	globalThis.WritableStream = class extends Whole< Uint8Array > {
		constructor( sink?: UnderlyingSink< Uint8Array > ) {
			super( {
				...sink,
				write( piece, controller ) {
					came += piece.length;
					return sink?.write?.( piece, controller );
				},
			} );
		}
	} as typeof Whole;
	const [ code, entry ] =
		( await refusal( new Blob( [ bytes ] ), {
			ratioFrom: 1e9,
		} ).finally( () => ( globalThis.WritableStream = Whole ) ) ) ?? [];
	expect( [ code, entry ] ).toEqual( [
		'frontage_kit_size',
		'objects/page/about.json',
	] );
	expect( came ).toBeGreaterThan( 0 );
	expect( came ).toBeLessThan( 2000 );
} );
