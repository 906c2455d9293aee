/**
 * Exports as the screen tells of them.
 *
 * @jest-environment node
 */
import { download } from '../../../editor/admin/download';
import { Exports } from '../export/exports';
import * as maker from '../export/make-kit';
import * as rest from '../rest';
import limits from '../../format/limits.json';

jest.mock( '../rest' );
jest.mock( '../export/make-kit', () => ( { makeKit: jest.fn() } ) );
jest.mock( '../../../editor/admin/download' );
jest.mock( '../../events/events' );

const { getOffer } = jest.mocked( rest );
const { makeKit } = jest.mocked( maker );

beforeEach( () => {
	jest.resetAllMocks();
	getOffer.mockResolvedValue( {
		groups: [
			{
				name: 'content',
				title: 'Content',
				count: 1,
				objects: [ 'page/open' ],
				unpublished: [ 'page/draft' ],
			},
		],
		manifest: { format: 'frontage-kit/1', title: 'Marram' },
		blueprint: { steps: [] },
	} );
} );

test( '[KT-02] export: what a file leaves out is told before it is saved', async () => {
	const logo = { name: 'media/logo', message: 'No SVG.' };
	const contents = new Blob( [ 'kit' ] );
	makeKit.mockResolvedValue( { contents, left: [ logo ] } );
	const exports = new Exports( limits );
	await exports.load();
	await exports.start();
	expect( download ).not.toHaveBeenCalled();
	expect( exports.state.file ).toMatchObject( {
		left: [ logo ],
		isSaved: false,
	} );
	exports.save();
	expect( download ).toHaveBeenCalledWith( expect.any( String ), contents );
	expect( exports.state.file?.isSaved ).toBe( true );
} );

test( '[KT-02] export: a whole file is saved at once', async () => {
	makeKit.mockResolvedValue( { contents: new Blob(), left: [] } );
	const exports = new Exports( limits );
	await exports.load();
	await exports.start();
	expect( download ).toHaveBeenCalledTimes( 1 );
	expect( exports.state.file?.isSaved ).toBe( true );
} );

test.each( [
	[ 'left out', false, [ 'page/open' ] ],
	[ 'in it if wanted', true, [ 'page/open', 'page/draft' ] ],
] )( '[KT-02] export: drafts are %s', async ( _, hasDrafts, names ) => {
	makeKit.mockResolvedValue( { contents: new Blob(), left: [] } );
	const exports = new Exports( limits );
	await exports.load();
	exports.set( { hasDrafts, states: { content: { enabled: true } } } );
	await exports.start();
	expect( makeKit.mock.calls[ 0 ]?.[ 1 ] ).toEqual( names );
} );

test( '[KT-02] export: what is chosen, running and unsaved outlasts an import', async () => {
	const logo = { name: 'media/logo', message: 'No SVG.' };
	let answer: ( kit: maker.MadeKit ) => void = () => {};
	makeKit.mockReturnValue(
		new Promise( ( resolve ) => ( answer = resolve ) )
	);
	const exports = new Exports( limits );
	await exports.load();
	const states = { content: { enabled: true } };
	exports.set( { states, hasDrafts: true } );
	const end = exports.start();
	await exports.load();
	expect( exports.state ).toMatchObject( {
		states,
		hasDrafts: true,
		progress: { phase: 'objects' },
	} );
	answer( { contents: new Blob(), left: [ logo ] } );
	await end;
	await exports.load();
	expect( exports.state.file ).toMatchObject( { isSaved: false } );
	expect( getOffer ).toHaveBeenCalledTimes( 3 );
} );

test( '[KT-02] export: a canceled one saves no file, also when it is nearly made', async () => {
	let answer: ( kit: maker.MadeKit ) => void = () => {};
	makeKit.mockReturnValue(
		new Promise( ( resolve ) => ( answer = resolve ) )
	);
	const exports = new Exports( limits );
	await exports.load();
	const end = exports.start();
	exports.cancel();
	answer( { contents: new Blob(), left: [] } );
	await end;
	expect( download ).not.toHaveBeenCalled();
	expect( exports.state ).toMatchObject( {
		file: undefined,
		progress: undefined,
		failure: '',
	} );
} );

test( '[KT-02] export: one for which memory is short is told to be so', async () => {
	makeKit.mockRejectedValue(
		new RangeError( 'Array buffer allocation failed' )
	);
	const exports = new Exports( limits );
	await exports.load();
	await exports.start();
	expect( exports.state.failure ).toMatch( /doesn’t have enough memory/ );
} );

test( '[KT-02] export: that the site was out of reach is told until it answers; that an export failed, until the next', async () => {
	const exports = new Exports( limits );
	await exports.load();
	getOffer.mockRejectedValueOnce( new Error( 'Away' ) );
	await exports.load();
	expect( exports.state.away ).toMatch( /reach the site/ );
	makeKit.mockRejectedValueOnce( new Error( 'Away' ) );
	await exports.start();
	await exports.load();
	expect( exports.state.away ).toBe( '' );
	expect( exports.state.failure ).toMatch( /reach the site/ );
} );

test( '[KT-02] export: what is unticked stays so when a second answer comes', async () => {
	const exports = new Exports( limits );
	const offer = await getOffer();
	let answer: ( late: rest.Offer ) => void = () => {};
	getOffer.mockReturnValueOnce(
		new Promise( ( resolve ) => ( answer = resolve ) )
	);
	const late = exports.load();
	await exports.load();
	const states = { content: { enabled: false } };
	exports.set( { states } );
	answer( offer );
	await late;
	expect( exports.state.states ).toEqual( states );
} );
