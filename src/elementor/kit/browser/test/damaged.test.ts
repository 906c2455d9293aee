/**
 * Files of Elementor that are damaged in part, or a part alone.
 *
 * @jest-environment node
 */
import limits from '../../../../kits/format/limits.json';
import { openArchive } from '../../../../kits/archive/read';
import { zip } from '../../../../kits/archive/test/kit';
import { templateEntries, type Translator } from '../elementor';
import { ENTRIES, site, to, told } from './site';

jest.mock( '../../../../kits/archive/load-zip', () => ( {
	loadZip: async () => jest.requireActual( '../../../../kits/archive/zip' ),
} ) );

test( '[KT-08] foreign kits: the list of elements of a page is a template of a page', async () => {
	const [ manifest ] = templateEntries(
		'[{"elType":"section"}]',
		'about-us.json',
		( json ) => JSON.parse( json )
	);
	expect(
		JSON.parse( ( await ( await manifest?.read() )?.text() ) ?? '' )
	).toEqual( {
		manifest_version: '1',
		title: 'about-us',
		templates: [
			{
				name: 'about-us',
				source: 'templates/template.json',
				type: 'page',
			},
		],
	} );
} );

test( '[KT-08] foreign kits: a damaged document is left out, and the site names it', async () => {
	const { translator } = site();
	const sent: string[] = [];
	const answer =
		( isDamaged: ( json: string ) => boolean ): Translator[ 'objects' ] =>
		async ( context, parts ) => {
			sent.push( ...parts.map( ( { json } ) => json ) );
			return {
				objects: parts.map( ( one ) => ( {
					...told( one, one.json ),
					...( isDamaged( one.json ) && { json: '', entry: null } ),
				} ) ),
				notes: parts.flatMap( ( { name, json } ) =>
					isDamaged( json )
						? [ { place: name, text: 'Damaged' } ]
						: []
				),
			};
		};
	const bytes = Buffer.from( await ( await zip( ENTRIES ) ).arrayBuffer() );
	// The checksum of the second page.
	const central = bytes.indexOf(
		'content/page/2.json',
		bytes.indexOf( Buffer.from( [ 0x50, 0x4b, 1, 2 ] ) )
	);
	bytes.writeUInt32LE( 1, central - 46 + 16 );
	const kit = await openArchive(
		new Blob( [ bytes ] ),
		limits,
		to( { ...translator, objects: answer( ( json ) => json === '' ) } )
	);
	expect( sent ).toEqual( [ '{"content":[1]}', '', '{"content":[3]}' ] );
	expect( Object.keys( kit.manifest.objects ) ).toEqual( [
		'styles/user',
		'page/p1',
		'page/p3',
	] );
	expect( kit.notes ).toContainEqual( { place: 'page/p2', text: 'Damaged' } );
	await expect(
		openArchive(
			await zip( ENTRIES ),
			limits,
			to( { ...translator, objects: answer( () => true ) } )
		)
	).rejects.toMatchObject( {
		code: 'frontage_kit_json',
		entry: 'content/page/1.json',
	} );
} );
