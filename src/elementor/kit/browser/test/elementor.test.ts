/**
 * Kits of Elementor, read in the browser and translated by a site.
 *
 * @jest-environment node
 */
import { answer } from '../../../../client/rest/shape';
import limits from '../../../../kits/format/limits.json';
import { openArchive } from '../../../../kits/archive/read';
import { zip } from '../../../../kits/archive/test/kit';
import { recognize } from '../../../../kits/archive/foreign';
import type { Translator } from '../elementor';
import { sources } from '../sources';
import { ENTRIES, site, to, told } from './site';

jest.mock( '../../../../kits/archive/load-zip', () => ( {
	loadZip: async () => jest.requireActual( '../../../../kits/archive/zip' ),
} ) );

test( '[KT-02] foreign kits: what the site translates is a kit, with what is not read', async () => {
	const { translator, asked, heads } = site();
	const kit = await openArchive(
		await zip( ENTRIES ),
		limits,
		to( translator )
	);
	expect( Object.keys( kit.manifest.objects ) ).toEqual( [
		'styles/user',
		'page/p1',
		'page/p2',
		'page/p3',
	] );
	expect( kit.manifest.templates ).toHaveLength( 3 );
	expect( kit.manifest.files ).toEqual( {} );
	expect( kit.notes?.map( ( { place } ) => place ) ).toEqual( [
		'Plugins',
		'page/p1',
		'page/p2',
		'page/p3',
	] );
	expect( await kit.object( 'page/p3' ) ).toBe( '{"content":[3]}' );
	await expect( kit.object( 'page/p4' ) ).rejects.toThrow( /page\/p4/ );
	await expect( kit.file( 'files/a.jpg' ) ).rejects.toThrow( /a\.jpg/ );
	expect( asked ).toEqual( [ 3, 1 ] );
	expect( heads ).toEqual( [
		[ 'manifest.json', 'site-settings.json', 'taxonomies/category.json' ],
		Object.keys( ENTRIES ),
	] );
} );

test( '[KT-02] foreign kits: a request holds no more than its limits', async () => {
	const { translator, asked } = site();
	await openArchive(
		await zip( ENTRIES ),
		{ ...limits, pieceBytes: 20 },
		to( translator )
	);
	expect( asked ).toEqual( [ 1, 1, 1 ] );
	asked.length = 0;
	await openArchive(
		await zip( ENTRIES ),
		{ ...limits, batchObjects: 2 },
		to( translator )
	);
	expect( asked ).toEqual( [ 2, 1 ] );
} );

test.each( [
	'content/../../a.php',
	'../a.json',
	'/etc/passwd',
	'content/./a.json',
	'content\\a.json',
	'content/a\0.json',
	'a\u202Enosj.php',
	'content//a.json',
	'content/..',
	'C:/a.json',
] )(
	'[KT-02] foreign kits: the name %j is refused, and nothing sent',
	async ( name ) => {
		const { translator, heads } = site();
		await expect(
			openArchive(
				await zip( { ...ENTRIES, [ name ]: '{}' } ),
				limits,
				to( translator )
			)
		).rejects.toMatchObject( { code: 'frontage_kit_name' } );
		expect( heads ).toEqual( [] );
	}
);

test( '[KT-08] foreign kits: files of any other name lie beside, and are told to the site', async () => {
	const { translator, heads } = site();
	const beside = [
		'Über uns (1).pdf',
		'screenshots/Start – mobil!.jpg',
		'notes/',
		'notes/a/b/c/d/e/f/g/h.txt',
		`${ 'x'.repeat( 200 ) }.txt`,
	];
	const more = Object.fromEntries( beside.map( ( name ) => [ name, 'x' ] ) );
	await openArchive(
		await zip( { ...ENTRIES, ...more, 'notes/': '' } ),
		limits,
		to( translator )
	);
	expect( heads[ 1 ] ).toEqual( [ ...Object.keys( ENTRIES ), ...beside ] );
} );

test.each( [
	[ 'foreign', null ],
	[ 'foreign', { parts: [ null ] } ],
	[ 'foreign/objects', { notes: [ null ] } ],
	[ 'foreign/objects', { objects: [ { name: 'page/p1' } ] } ],
] )(
	'[KT-02] foreign kits: what a site answers that is no translation is none: %s, %j',
	async ( wrong, said ) => {
		const { post, list } = to( site().translator );
		await expect(
			openArchive( await zip( ENTRIES ), limits, {
				list,
				post: async ( route, data, sample ) => {
					const good = Object( await post( route, data, sample ) );
					return answer(
						Promise.resolve(
							route === wrong
								? said && { ...good, ...said }
								: good
						),
						sample
					);
				},
			} )
		).rejects.toMatchObject( { kind: 'malformed' } );
	}
);

test( '[KT-02] foreign kits: colors of a shop’s kit are sent as the site’s settings', async () => {
	const texts: Record< string, string >[] = [];
	const { translator } = site();
	const kit = {
		'manifest.json': JSON.stringify( {
			manifest_version: '1.0',
			templates: [
				{
					source: 'templates/global.json',
					metadata: { template_type: 'global-styles' },
				},
			],
		} ),
		'templates/global.json': '{"page_settings":{}}',
	};
	const outline: Translator[ 'outline' ] = async ( sent ) => {
		texts.push( sent );
		return { ...( await translator.outline( sent, [] ) ), parts: [] };
	};
	await openArchive(
		await zip( kit ),
		limits,
		to( { ...translator, outline } )
	);
	expect( texts ).toEqual( [
		{
			'manifest.json': kit[ 'manifest.json' ],
			'site-settings.json': kit[ 'templates/global.json' ],
		},
	] );
} );

test( '[KT-02] foreign kits: one template as JSON is a kit of it alone', async () => {
	const { translator } = site();
	const asked: unknown[] = [];
	const json =
		'{"title":"One","type":"page","content":[{"elType":"section"}]}';
	const file = new Blob( [ '\uFEFF', json ] );
	await openArchive(
		file,
		limits,
		to( {
			outline: async ( texts, entries ) => {
				asked.push(
					JSON.parse( texts[ 'manifest.json' ] ?? '' ),
					entries
				);
				return {
					...( await translator.outline( texts, entries ) ),
					parts: [ { name: 'page/one', entry: entries[ 1 ] ?? '' } ],
				};
			},
			objects: async ( _, parts ) => {
				asked.push( parts[ 0 ]?.json );
				return {
					objects: parts.map( ( one ) => told( one, one.json ) ),
					notes: [],
				};
			},
		} )
	);
	expect( asked ).toEqual( [
		{
			manifest_version: '1',
			title: 'One',
			templates: [
				{
					name: 'One',
					source: 'templates/template.json',
					type: 'page',
				},
			],
		},
		[ 'manifest.json', 'templates/template.json' ],
		json,
	] );
} );

test.each( [
	[
		'elementor-kit',
		[ 'manifest.json', 'site-settings.json', 'content/page/1.json' ],
		'',
	],
	[ 'elementor-template', [], '{"content":[{"elType":"section"}]}' ],
	[ 'elementor-template', [], ' [{"id":"a1","elType":"section"}]' ],
	[ 'json', [], '[{"id":"a1"}]' ],
	[ '', [ 'manifest.json', 'objects/page/about.json' ], '' ],
] )( '[KT-02] foreign files: %j is recognized', ( format, names, start ) => {
	expect( recognize( names, start, sources() ) ).toBe( format );
} );
