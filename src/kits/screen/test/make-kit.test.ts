/**
 * Exports, from answers of the site to the file.
 *
 * @jest-environment node
 */
import Zip from 'adm-zip';
import limits from '../../format/limits.json';
import { openArchive } from '../../archive/read';
import { makeKit } from '../export/make-kit';
import { checkRoom } from '../export/room';
import * as rest from '../rest';

jest.mock( '../../archive/load-zip', () => ( {
	loadZip: async () => jest.requireActual( '../../archive/zip' ),
} ) );

jest.mock( '../rest' );

const site = jest.mocked( rest );
const MB = 2 ** 20;

const hashOf = async ( bytes: BufferSource ) =>
	Buffer.from( await crypto.subtle.digest( 'SHA-256', bytes ) ).toString(
		'hex'
	);

async function exported( name: string ) {
	const json = JSON.stringify( { title: name } );
	return {
		name,
		id: name.length,
		json,
		entry: {
			title: name,
			size: json.length,
			sha256: await hashOf( Buffer.from( json ) ),
			needs: [],
			blocks: [],
			presets: [],
		},
		template: { doc_type: 'wp-page', name, title: name },
		files: {},
	};
}

const offer = {
	groups: [],
	manifest: { format: 'frontage-kit/1', title: 'Marram' },
	blueprint: { steps: [ { step: 'runPHP' } ] },
};

const options = () => ( {
	limits,
	signal: new AbortController().signal,
	onProgress: jest.fn(),
} );

beforeEach( () => jest.resetAllMocks() );

// Numbers are in the language of the page.
Object.assign( globalThis, { document: { documentElement: { lang: 'en' } } } );

test( '[KT-02] export: small answers and pieces become a kit that can be read', async () => {
	const film = new Uint8Array( 1.5 * MB ).fill( 7 );
	site.getObjects.mockImplementation( async ( [ first = '' ] ) =>
		first === 'page/gone'
			? {
					objects: [],
					left: [ { name: first, message: 'It is gone.' } ],
				}
			: {
					left: [],
					objects: [
						{
							...( await exported( first ) ),
							files: {
								'files/film.webm': {
									size: film.length,
									sha256: await hashOf( film ),
									type: 'video/webm',
								},
							},
						},
					],
				}
	);
	site.getPiece.mockImplementation( async ( _, __, offset ) => ( {
		bytes: new Blob( [ film.slice( offset, offset + MB ) ] ),
		headers: new Headers(),
	} ) );
	const { signal, onProgress } = options();
	const { contents: file, left } = await makeKit(
		offer,
		[ 'page/a', 'page/gone', 'page/b' ],
		{ limits, signal, onProgress }
	);
	expect( left ).toEqual( [ { name: 'page/gone', message: 'It is gone.' } ] );
	const kit = await openArchive( file, limits );
	expect( kit.manifest ).toMatchObject( {
		title: 'Marram',
		templates: [ { name: 'page/a' }, { name: 'page/b' } ],
	} );
	expect( await kit.object( 'page/b' ) ).toBe( '{"title":"page/b"}' );
	expect( ( await kit.file( 'files/film.webm' ) ).size ).toBe( film.length );
	// Asked for by the id of its object, which is not in the kit.
	expect(
		site.getPiece.mock.calls.map( ( call ) => call.slice( 0, 3 ) )
	).toEqual( [
		[ 'files/film.webm', 'page/b'.length, 0 ],
		[ 'files/film.webm', 'page/b'.length, MB ],
	] );
	expect( JSON.stringify( kit.manifest ) ).not.toContain( '"id"' );
	const { steps } = JSON.parse(
		new Zip( Buffer.from( await file.arrayBuffer() ) ).readAsText(
			'blueprint.json'
		)
	);
	expect(
		steps.map( ( step: { step: string; path: string } ) => [
			step.step,
			step.path,
		] )
	).toEqual( [
		[ 'mkdir', '/tmp/kit' ],
		[ 'mkdir', '/tmp/kit/objects/page' ],
		[ 'mkdir', '/tmp/kit/files' ],
		[ 'writeFile', '/tmp/kit/manifest.json' ],
		[ 'writeFile', '/tmp/kit/objects/page/a.json' ],
		[ 'writeFile', '/tmp/kit/objects/page/b.json' ],
		[ 'writeFile', '/tmp/kit/files/film.webm' ],
		[ 'runPHP', undefined ],
	] );
	expect( onProgress.mock.calls.map( ( [ progress ] ) => progress ) ).toEqual(
		[
			{ phase: 'objects', done: 0, total: 3 },
			{ phase: 'objects', done: 1, total: 3 },
			{ phase: 'objects', done: 2, total: 3 },
			{ phase: 'files', done: 0, total: film.length },
			{ phase: 'files', done: MB, total: film.length },
		]
	);
} );

test( '[KT-02] export: addresses stay short, a site that answers nothing ends', async () => {
	site.getObjects.mockResolvedValue( { objects: [], left: [] } );
	const names = Array.from(
		{ length: 120 },
		( _, index ) =>
			`page/${ 'x'.repeat( index < 60 ? 110 : 5 ) }-${ index }`
	);
	const { left } = await makeKit( offer, names, options() );
	expect( left.map( ( { name } ) => name ) ).toEqual( names );
	expect( left[ 0 ]?.message ).toBe(
		'The site didn’t respond with this item.'
	);
	const lengths = site.getObjects.mock.calls.map( ( [ asked ] ) => [
		asked.length,
		asked.join().length,
	] );
	expect( Math.max( ...lengths.map( ( [ count = 0 ] ) => count ) ) ).toBe(
		50
	);
	expect(
		Math.max( ...lengths.map( ( [ , letters = 0 ] ) => letters ) )
	).toBeLessThan( 4500 );
	expect( lengths ).toHaveLength( 120 );
} );

test( '[KT-02] export: a field that two answers leave out is named once', async () => {
	const left = [ { name: 'meta.secret', message: 'Only editors.' } ];
	site.getObjects.mockImplementation( async ( [ name = '' ] ) => ( {
		objects: [ await exported( name ) ],
		left,
	} ) );
	const kit = await makeKit( offer, [ 'page/a', 'page/b' ], options() );
	expect( site.getObjects ).toHaveBeenCalledTimes( 2 );
	expect( kit.left ).toEqual( left );
} );

test( '[KT-02] export: a file that changes meanwhile makes no broken kit', async () => {
	site.getObjects.mockResolvedValueOnce( {
		left: [],
		objects: [
			{
				...( await exported( 'page/a' ) ),
				files: {
					'files/a.jpg': { size: 9, sha256: '', type: 'image/jpeg' },
				},
			},
		],
	} );
	site.getPiece
		.mockResolvedValueOnce( {
			bytes: new Blob( [ 'abc' ] ),
			headers: new Headers(),
		} )
		.mockResolvedValueOnce( { bytes: new Blob(), headers: new Headers() } );
	await expect( makeKit( offer, [ 'page/a' ], options() ) ).rejects.toThrow(
		'The file “files/a.jpg” changed during the export. Export again.'
	);
} );

test.each( [
	[ 'entries', { entries: 3 } ],
	[ 'bytes', { totalBytes: 500 } ],
	[ 'bytes of its manifest', { jsonBytes: 300 } ],
] )(
	'[KT-02] export: too many %s are told before a file is fetched',
	async ( _, fewer ) => {
		site.getObjects.mockResolvedValue( {
			left: [],
			objects: [
				{
					...( await exported( 'media/a' ) ),
					files: {
						'files/a.jpg': {
							size: 400,
							sha256: 'a'.repeat( 64 ),
							type: 'image/jpeg',
						},
					},
				},
			],
		} );
		await expect(
			makeKit( offer, [ 'media/a' ], {
				...options(),
				limits: { ...limits, ...fewer },
			} )
		).rejects.toThrow( 'Export fewer parts at a time.' );
		expect( site.getPiece ).not.toHaveBeenCalled();
	}
);

test( '[KT-02] export: how much a kit holds is told in the language of the page', () => {
	const { documentElement } = document;
	const told = () => {
		try {
			checkRoom( [ 2 ** 40 ], [], limits );
		} catch ( error ) {
			return String( error );
		}
	};
	expect( told() ).toContain( 'and 2 GB of files' );
	documentElement.lang = 'fr';
	expect( told() ).toMatch( /and 2\sGo of files/ );
	documentElement.lang = 'en';
} );
