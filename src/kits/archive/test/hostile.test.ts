/**
 * Hostile archives, each refused with the name of its entry.
 *
 * @jest-environment node
 */
import { bytesOf, KIT, manifestOf, PAGE, patched, refusal, zip } from './kit';

jest.mock( '../load-zip', () => ( {
	loadZip: async () => jest.requireActual( '../zip' ),
} ) );

/** The kit with another name for its picture, byte by byte. */
async function renamed( name: string ): Promise< Blob > {
	const placeholder = 'z'.repeat( Buffer.byteLength( name ) );
	const bytes = await bytesOf( await zip( { ...KIT, [ placeholder ]: '' } ) );
	return new Blob( [
		Buffer.from(
			bytes
				.toString( 'latin1' )
				.replaceAll(
					placeholder,
					Buffer.from( name ).toString( 'latin1' )
				),
			'latin1'
		),
	] );
}

test.each( [
	'../evil.json',
	'files/../../evil.jpg',
	'/etc/passwd',
	'files\\evil.jpg',
	'files/a\0.jpg',
	'files/gpj.\u202Egepj',
	'files//a.jpg',
	'files/.htaccess',
	'C:evil.jpg',
	'files/a.jpg ',
	'files/A.jpg',
	'files/a.php/',
	'objects/user/admin.json',
	'objects/page/__proto__.json',
] )( '[KT-02] archive: the name %j is refused', async ( name ) => {
	expect( await refusal( renamed( name ) ) ).toEqual( [
		'frontage_kit_name',
		name,
	] );
} );

test.each<
	[
		string,
		string,
		( bytes: Buffer, central: number, local: number ) => void,
	]
>( [
	[
		'a link',
		'link',
		( bytes, at ) => {
			bytes.writeUInt8( 3, at + 5 );
			bytes.writeUInt32LE( 0o120777 * 0x10000, at + 38 );
		},
	],
	[
		'an encrypted entry',
		'encrypted',
		( bytes, at ) => bytes.writeUInt16LE( 0x801, at + 8 ),
	],
	[
		'an unknown method',
		'method',
		( bytes, at ) => bytes.writeUInt16LE( 12, at + 10 ),
	],
	[
		'stored bytes of another size',
		'method',
		( bytes, at ) => bytes.writeUInt32LE( 99, at + 24 ),
	],
	[
		'an entry over the limit',
		'large',
		( bytes, at ) => {
			bytes.writeUInt16LE( 8, at + 10 );
			bytes.writeUInt32LE( 2 ** 27, at + 24 );
		},
	],
	[
		'a bomb',
		'ratio',
		( bytes, at ) => {
			bytes.writeUInt16LE( 8, at + 10 );
			bytes.writeUInt32LE( 2 ** 25, at + 24 );
		},
	],
] )( '[KT-02] archive: %s is refused', async ( _, why, change ) => {
	expect( await refusal( patched( change ) ) ).toEqual( [
		`frontage_kit_${ why }`,
		'files/a.jpg',
	] );
} );

test.each<
	[
		string,
		[ string, string ],
		( bytes: Buffer, central: number, local: number ) => void,
	]
>( [
	[
		'another local name',
		[ 'size', 'files/a.jpg' ],
		( bytes, _, local ) => bytes.write( 'b', local + 36 ),
	],
	[
		'another local method',
		[ 'size', 'files/a.jpg' ],
		( bytes, _, local ) => bytes.writeUInt16LE( 8, local + 8 ),
	],
	[
		'entries that share bytes',
		[ 'overlap', 'files/a.jpg' ],
		( bytes ) => {
			const first = bytes.indexOf( Buffer.from( [ 0x50, 0x4b, 1, 2 ] ) );
			bytes.writeUInt32LE(
				bytes.readUInt32LE( first + 20 ) + 40,
				first + 20
			);
		},
	],
	[
		'a wrong count',
		[ 'archive', 'kit.zip' ],
		( bytes ) => bytes.writeUInt16LE( 2, bytes.length - 12 ),
	],
	[
		'two disks',
		[ 'archive', 'kit.zip' ],
		( bytes ) => bytes.writeUInt16LE( 1, bytes.length - 18 ),
	],
	[
		'a name that is no text',
		[ 'name', '\uFFFDiles/a.jpg' ],
		( bytes, at ) => bytes.writeUInt8( 0xff, at + 46 ),
	],
	[
		'a cut directory',
		[ 'archive', 'kit.zip' ],
		( bytes, at ) => bytes.writeUInt16LE( 60000, at + 28 ),
	],
] )( '[KT-02] archive: %s is refused', async ( _, [ why, entry ], change ) => {
	expect( await refusal( patched( change ) ) ).toEqual( [
		`frontage_kit_${ why }`,
		entry,
	] );
} );

test( '[KT-02] archive: bytes before it, and a cut file, are refused', async () => {
	const file = await zip( KIT );
	for ( const other of [
		new Blob( [ 'x', file ] ),
		file.slice( 0, file.size - 1 ),
		new Blob( [] ),
	] ) {
		expect( await refusal( other ) ).toEqual( [
			'frontage_kit_archive',
			'kit.zip',
		] );
	}
} );

test( '[KT-02] archive: a name that is there twice is refused', async () => {
	expect( await refusal( renamed( 'files/a.jpg' ) ) ).toEqual( [
		'frontage_kit_duplicate',
		'files/a.jpg',
	] );
} );

test( '[KT-02] archive: the limits hold', async () => {
	expect( await refusal( zip( KIT ), { entries: 2 } ) ).toEqual( [
		'frontage_kit_entries',
		'3',
	] );
	expect( await refusal( zip( KIT ), { totalBytes: PAGE.length } ) ).toEqual(
		[ 'frontage_kit_total', 'objects/page/about.json' ]
	);
	expect( await refusal( zip( KIT ), { jsonBytes: 4999 } ) ).toEqual( [
		'frontage_kit_large',
		'objects/page/about.json',
	] );
	expect( await refusal( zip( KIT ), { jsonDepth: 3 } ) ).toEqual( [
		'frontage_kit_deep',
		'manifest.json',
	] );
} );

test.each< [ string, object, string, string ] >( [
	[ 'unlisted', { 'files/b.jpg': 'b' }, 'unlisted', 'files/b.jpg' ],
	[ 'no JSON', { 'manifest.json': '{' }, 'json', 'manifest.json' ],
	[
		'another version',
		{
			'manifest.json': JSON.stringify(
				manifestOf( { format: 'frontage-kit/2' } )
			),
		},
		'format',
		'frontage-kit/2',
	],
	[
		'no title',
		{ 'manifest.json': JSON.stringify( manifestOf( { title: 1 } ) ) },
		'manifest',
		'title',
	],
	[
		'a prototype',
		{
			'manifest.json': JSON.stringify( manifestOf() ).replace(
				'"page/about"',
				'"__proto__"'
			),
		},
		'value',
		'manifest.json',
	],
	[
		'another size',
		{ 'files/a.jpg': 'larger than it says' },
		'size',
		'files/a.jpg',
	],
	[
		'another content',
		{ 'files/a.jpg': 'b picture' },
		'hash',
		'files/a.jpg',
	],
	[
		'another object',
		{ 'objects/page/about.json': PAGE.replace( 'About', 'Abuse' ) },
		'hash',
		'page/about',
	],
] )( '[KT-02] archive: %s is refused', async ( _, entries, why, entry ) => {
	expect( await refusal( zip( { ...KIT, ...entries } ) ) ).toEqual( [
		`frontage_kit_${ why }`,
		entry,
	] );
} );

test( '[KT-02] archive: what the manifest lists has to be there', async () => {
	const { 'files/a.jpg': _, ...rest } = KIT;
	expect( await refusal( zip( rest ) ) ).toEqual( [
		'frontage_kit_missing',
		'files/a.jpg',
	] );
} );

test( '[KT-02] archive: deflated bytes that say less than they are stop there', async () => {
	const bytes = await bytesOf( await zip( KIT ) );
	const short = JSON.stringify( manifestOf() ).replace(
		`"size":${ PAGE.length }`,
		'"size":1000'
	);
	const writer = await bytesOf(
		await zip( { ...KIT, 'manifest.json': short } )
	);
	expect( writer.length ).toBeGreaterThan( bytes.length - 100 );
	const at =
		writer.indexOf(
			'objects/page/about.json',
			writer.lastIndexOf( Buffer.from( [ 0x50, 0x4b, 1, 2 ] ) ) - 200
		) - 46;
	writer.writeUInt32LE( 1000, at + 24 );
	expect( await refusal( new Blob( [ writer ] ) ) ).toEqual( [
		'frontage_kit_size',
		'objects/page/about.json',
	] );
} );
