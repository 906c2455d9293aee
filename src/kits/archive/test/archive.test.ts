/**
 * Kits written and read back, and files of other formats.
 *
 * @jest-environment node
 */
import limits from '../../format/limits.json';
import { recognize } from '../foreign';
import { openArchive } from '../read';
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
		openArchive( await zip( { ...again, 'other.txt': 'x' } ), limits )
	).rejects.toThrow( /not a kit/ );
} );
