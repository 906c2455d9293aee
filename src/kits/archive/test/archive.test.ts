/**
 * Kits written and read back, and files of other formats.
 *
 * @jest-environment node
 */
import limits from '../../format/limits.json';
import { recognize } from '../foreign';
import { inWords } from '../../screen/words';
import { openArchive } from '../read';
import { Unreadable } from '../refusal';
import { writeArchive } from '../zip';
import { bytesOf, KIT, manifestOf, PAGE, PICTURE, zip } from './kit';

jest.mock( '../load-zip', () => ( {
	loadZip: async () => jest.requireActual( '../zip' ),
} ) );

test( '[KT-02] archive: a kit that was written is read back', async () => {
	const file = await zip( KIT );
	expect( file.type ).toBe( 'application/zip' );
	const kit = await openArchive( file, limits );
	expect( kit.manifest ).toEqual( manifestOf() );
	expect( await kit.object( 'page/about' ) ).toBe( PAGE );
	expect( await ( await kit.file( 'files/a.jpg' ) ).text() ).toBe( PICTURE );
	expect( file.size ).toBeLessThan( PAGE.length );
} );

test( '[KT-02] archive: pieces are one entry, and the checksum is theirs', async () => {
	const writer = writeArchive();
	await writer.add( 'a.txt', [
		new Blob( [ '1234' ] ),
		new Blob( [ '56789' ] ),
	] );
	const bytes = await bytesOf( await writer.finish() );
	expect( bytes.readUInt32LE( 14 ) ).toBe( 0xcbf43926 );
} );

test.each( [
	[ 'theme', [ 'twentyten/style.css', 'twentyten/index.php' ], '' ],
	[ 'playground', [ 'wp-content/database/.ht.sqlite' ], '' ],
	[
		'wxr',
		[],
		'<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">',
	],
	[ 'pattern', [], '{"__file": "wp_block", "title": "Call"}' ],
	[ 'plugin', [ 'hello/hello.php', 'hello/a.css' ], '' ],
	[ 'plugin', [ 'hello/main.php', 'hello/readme.txt' ], '' ],
	[
		'blueprint',
		[],
		'{"$schema":"https://playground.wordpress.net/blueprint-schema.json"}',
	],
	[ 'blueprint', [], '{"steps": [ { "step": "login" } ]}' ],
	[ 'json', [], '{"a": 1}' ],
	[ 'json', [], ' [ { "a": 1 } ]' ],
	[ '', [], '[gallery]' ],
	[ '', [ 'manifest.json', 'objects/page/about.json' ], '' ],
	[ '', [], 'hello' ],
] )( '[KT-02] foreign files: %j is recognized', ( format, names, start ) => {
	expect( recognize( names, start ) ).toBe( format );
} );

test( '[KT-02] foreign files: each says where it belongs', async () => {
	await expect(
		openArchive(
			new Blob( [ '<rss xmlns:wp="http://wordpress.org/export/1.2/">' ] ),
			limits
		)
	).rejects.toThrow( /Tools → Import/ );
	await expect(
		openArchive( await zip( { 'a.txt': '' } ), limits )
	).rejects.toThrow( /not a kit/ );
} );

test( '[KT-02] archive: what a Mac packed again is read, with its byte order mark', async () => {
	const again: Record< string, string > = {
		'Kit für uns/': '',
		'__MACOSX/._Kit für uns': 'x',
		'Kit für uns/.DS_Store': 'x',
		'Kit für uns/objects/page/': '',
	};
	for ( const [ name, text ] of Object.entries( KIT ) ) {
		const mark = name === 'manifest.json' ? '\uFEFF' : '';
		again[ `Kit für uns/${ name }` ] = mark + text;
	}
	const kit = await openArchive( await zip( again ), limits );
	expect( kit.manifest ).toEqual( manifestOf() );
	expect( await kit.object( 'page/about' ) ).toBe( PAGE );
	expect( await ( await kit.file( 'files/a.jpg' ) ).text() ).toBe( PICTURE );
	await expect(
		openArchive( await zip( { ...again, '../other.txt': 'x' } ), limits )
	).rejects.toThrow( /not a kit/ );
} );

test( '[KT-08] archive: what somebody put beside the kit is not read', async () => {
	const beside = {
		'Read me.txt': 'x',
		'screenshots/': '',
		'screenshots/Home (1).jpg': 'x',
		'Über uns.pdf': 'x',
	};
	const inFolder: Record< string, string > = { 'Read me.txt': 'x' };
	for ( const [ name, text ] of Object.entries( { ...KIT, ...beside } ) ) {
		inFolder[ `My kit/${ name }` ] = text;
	}
	for ( const entries of [ { ...KIT, ...beside }, inFolder ] ) {
		const kit = await openArchive( await zip( entries ), limits );
		expect( kit.manifest ).toEqual( manifestOf() );
		expect( await kit.object( 'page/about' ) ).toBe( PAGE );
	}
} );

test( '[KT-08] archive: JSON that is too large is told to be so', async () => {
	const file = new File(
		[ `{"content":[{"elType":"x"}],"a":"${ 'x'.repeat( 5000 ) }"}` ],
		'page.json'
	);
	await expect(
		openArchive( file, { ...limits, jsonBytes: 5000 } )
	).rejects.toMatchObject( {
		code: 'frontage_kit_large',
		entry: 'page.json',
	} );
} );

/** A file that can't be read anymore after some readings. */
class Gone extends Blob {
	constructor(
		parts: BlobPart[],
		readonly reads = { left: Infinity }
	) {
		super( parts );
	}

	async arrayBuffer() {
		return this.read( await super.arrayBuffer() );
	}

	async text() {
		return this.read( await super.text() );
	}

	stream(): ReturnType< Blob[ 'stream' ] > {
		return this.reads.left-- > 0
			? super.stream()
			: new ReadableStream( {
					start: ( controller ) => controller.error( gone() ),
				} );
	}

	slice( start?: number, end?: number ): Blob {
		return new Gone( [ super.slice( start, end ) ], this.reads );
	}

	private read< Contents >( contents: Contents ): Contents {
		if ( this.reads.left-- > 0 ) {
			return contents;
		}
		throw gone();
	}
}

const gone = () => new DOMException( 'Gone.', 'NotReadableError' );

test( '[KT-08] archive: a file that can’t be read anymore is not blamed for its contents', async () => {
	const says = 'The file can’t be read anymore. Choose it again.';
	const file = new Gone( [ await zip( KIT ) ] );
	const kit = await openArchive( file, limits );
	file.reads.left = 0;
	await expect( kit.file( 'files/a.jpg' ) ).rejects.toThrow( says );
	await expect( kit.object( 'page/about' ) ).rejects.toThrow( says );
	for ( const left of [ 0, 1, 2 ] ) {
		file.reads.left = left;
		await expect( openArchive( file, limits ) ).rejects.toThrow( says );
	}
	expect( inWords( new Unreadable() ) ).toBe( says );
} );

test( '[KT-08] archive: a file for which memory is short is told to be so', async () => {
	const says = /doesn’t have enough memory for this file/;
	const kit = await openArchive( await zip( KIT ), limits );
	const short = new RangeError( 'Array buffer allocation failed' );
	const read = jest
		.spyOn( Blob.prototype, 'arrayBuffer' )
		.mockRejectedValue( short );
	await expect( kit.object( 'page/about' ) ).rejects.toThrow( says );
	await expect( kit.file( 'files/a.jpg' ) ).rejects.toThrow( says );
	read.mockRestore();
	const text = jest
		.spyOn( Blob.prototype, 'text' )
		.mockRejectedValue( short );
	await expect( openArchive( new Blob( [ 'PK' ] ), limits ) ).rejects.toThrow(
		says
	);
	text.mockRestore();
} );
