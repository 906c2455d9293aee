import { RestError } from '../../../client/rest/error';
import type { Archive } from '../../archive/read';
import { carryOn } from '../import/carry-on';
import { sender } from '../runs/sender';
import * as rest from '../rest';
import { run } from './run';

jest.mock( '../rest' );
jest.useFakeTimers( { advanceTimers: true } );

const site = jest.mocked( rest );
const MB = 2 ** 20;

const missing = (
	objects: string[],
	files: rest.Run[ 'missing' ][ 'files' ]
) => run( { missing: { objects, files } } );

const entry = ( size: number ) => ( {
	title: '',
	size,
	sha256: '',
	needs: [],
	blocks: [],
	presets: [],
} );

const archive: Archive = {
	manifest: {
		format: '',
		title: '',
		objects: {
			'page/a': entry( 0.6 * MB ),
			'page/b': entry( 0.6 * MB ),
			'page/c': entry( 10 ),
		},
		files: {},
	},
	object: async ( name ) => `json of ${ name }`,
	file: jest.fn( async () => new Blob( [ new Uint8Array( 1.5 * MB ) ] ) ),
};

const options = () => ( {
	signal: new AbortController().signal,
	onRun: jest.fn(),
} );

beforeEach( () => jest.resetAllMocks() );

test( '[KT-02] import: sends what is asked for, steps, switches, verifies', async () => {
	jest.mocked( archive.file ).mockImplementation(
		async () => new Blob( [ new Uint8Array( 1.5 * MB ) ] )
	);
	site.sendObjects
		.mockResolvedValueOnce( missing( [ 'page/b', 'page/c' ], [] ) )
		.mockResolvedValueOnce(
			missing( [], [ { name: 'files/a.jpg', offset: 0 } ] )
		);
	site.sendPiece
		.mockResolvedValueOnce(
			missing( [], [ { name: 'files/a.jpg', offset: MB } ] )
		)
		.mockResolvedValueOnce( run() );
	site.step
		.mockResolvedValueOnce( run( { done: 5 } ) )
		.mockResolvedValueOnce( run( { state: 'ready' } ) )
		.mockResolvedValueOnce( run( { state: 'done' } ) );
	site.switchOver.mockResolvedValueOnce( run( { state: 'switching' } ) );
	const { signal, onRun } = options();
	const end = await carryOn(
		missing( [ 'page/a', 'page/b', 'page/c' ], [] ),
		sender( archive ),
		{ signal, onRun }
	);
	expect( end.state ).toBe( 'done' );
	expect( site.sendObjects.mock.calls.map( ( [ , list ] ) => list ) ).toEqual(
		[
			[ { name: 'page/a', json: 'json of page/a' } ],
			[
				{ name: 'page/b', json: 'json of page/b' },
				{ name: 'page/c', json: 'json of page/c' },
			],
		]
	);
	expect(
		site.sendPiece.mock.calls.map( ( [ , name, offset, piece ] ) => [
			name,
			offset,
			piece.size,
		] )
	).toEqual( [
		[ 'files/a.jpg', 0, MB ],
		[ 'files/a.jpg', MB, 0.5 * MB ],
	] );
	expect( archive.file ).toHaveBeenCalledTimes( 1 );
	expect( onRun ).toHaveBeenCalledTimes( 8 );
} );

test( '[KT-02] import: waits for a file, and asks for nothing without one', async () => {
	const waiting = missing( [ 'page/a' ], [] );
	expect( await carryOn( waiting, undefined, options() ) ).toBe( waiting );
	expect( site.sendObjects ).not.toHaveBeenCalled();
} );

test( '[KT-02] import: what passes is tried again, a refusal is not', async () => {
	site.step
		.mockRejectedValueOnce( new RestError( 'network', 'no_answer', '' ) )
		.mockRejectedValueOnce(
			new RestError( 'http', 'frontage_kit_busy', '', 409 )
		)
		.mockRejectedValueOnce( new RestError( 'http', 'http_error', '', 503 ) )
		.mockRejectedValueOnce(
			new RestError( 'http', 'rest_forbidden', 'No', 403 )
		);
	const end = carryOn( run(), undefined, options() ).catch(
		( { code } ) => code
	);
	await jest.advanceTimersByTimeAsync( 20_000 );
	expect( await end ).toBe( 'rest_forbidden' );
	expect( site.step ).toHaveBeenCalledTimes( 4 );
} );

test( '[KT-02] import: a piece that was sent already is asked for anew', async () => {
	jest.mocked( archive.file ).mockImplementation(
		async () => new Blob( [ 'abc' ] )
	);
	site.sendPiece.mockRejectedValueOnce(
		new RestError( 'http', 'frontage_kit_offset', '', 409 )
	);
	site.getRun.mockResolvedValueOnce( run( { state: 'done' } ) );
	const end = await carryOn(
		missing( [], [ { name: 'files/a.jpg', offset: 0 } ] ),
		sender( archive ),
		options()
	);
	expect( end.state ).toBe( 'done' );
} );

test( '[KT-02] import: ends at once when it is aborted', async () => {
	const controller = new AbortController();
	site.step.mockRejectedValue( new RestError( 'network', 'no_answer', '' ) );
	const end = carryOn( run(), undefined, {
		signal: controller.signal,
		onRun: () => {},
	} ).catch( ( { name } ) => name );
	controller.abort();
	expect( await end ).toBe( 'AbortError' );
} );

test( '[PV-06][KT-02] kits: contents that the site has itself are sent by the site, in turns', async () => {
	site.step.mockResolvedValue( run( { state: 'done' } ) );
	const send = jest
		.fn()
		.mockResolvedValueOnce( missing( [ 'page/b' ], [] ) )
		.mockResolvedValueOnce( missing( [], [] ) );
	const end = await carryOn( missing( [ 'page/a' ], [] ), send, options() );
	expect( end.state ).toBe( 'done' );
	expect( send ).toHaveBeenCalledTimes( 2 );
	expect( site.sendObjects ).not.toHaveBeenCalled();
} );
