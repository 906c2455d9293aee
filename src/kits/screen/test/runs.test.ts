import { RestError } from '../../../client/rest/error';
import { beginRun } from '../import/carry-on';
import { Runs } from '../import/runs';
import * as rest from '../rest';
import { run } from './run';

jest.mock( '../rest' );
jest.mock( '../../events/events' );

const site = jest.mocked( rest );

/** A request of a beginning run that waits for its answer. */
function waiting() {
	let answer: ( run: rest.Run ) => void = () => {};
	const first = jest.fn(
		() =>
			new Promise< rest.Run >( ( resolve ) => {
				answer = resolve;
			} )
	);
	const runs = new Runs();
	const end = runs.begin(
		( beginning ) =>
			beginRun( first, {
				...beginning,
				isOurs: () => false,
				onNewPlan: () => {},
			} ),
		async () => run( {} )
	);
	return { runs, end, first, answer: ( said: rest.Run ) => answer( said ) };
}

beforeEach( () => {
	jest.resetAllMocks();
	site.getRuns.mockResolvedValue( { open: null, last: [] } );
	site.end.mockResolvedValue( run( { state: 'cancelled' } ) );
} );

test( '[KT-02] import: what was begun while it was canceled is taken back', async () => {
	const { runs, end, answer } = waiting();
	runs.cancel();
	answer( run( {} ) );
	await end;
	expect( site.end.mock.calls ).toEqual( [ [ 'a' ] ] );
	expect( site.step ).not.toHaveBeenCalled();
	expect( runs.state ).toMatchObject( {
		isWorking: false,
		run: { state: 'cancelled' },
		failure: '',
	} );
} );

test( '[KT-02] import: a plan that is checked shows how far it is, and nothing begins once it is canceled', async () => {
	const { runs, end, first, answer } = waiting();
	answer( run( { state: 'planning', done: 3 } ) );
	await Promise.resolve();
	await Promise.resolve();
	expect( runs.state.progress ).toMatchObject( { done: 3, total: 9 } );
	runs.cancel();
	answer( run( { state: 'planning', done: 6 } ) );
	await end;
	expect( first ).toHaveBeenCalledTimes( 2 );
	expect( site.end ).not.toHaveBeenCalled();
	expect( runs.state ).toMatchObject( {
		isWorking: false,
		progress: undefined,
		run: undefined,
		failure: '',
	} );
} );

test( '[KT-02] import: what was begun while it was canceled is taken back, also while another import is undone', async () => {
	site.end.mockImplementation( async ( id ) =>
		run( { id, state: 'undone' } )
	);
	const { runs, end, answer } = waiting();
	runs.cancel();
	const undone = runs.takeBack( run( { id: 'old', state: 'done' } ) );
	answer( run( { id: 'new' } ) );
	await Promise.all( [ end, undone ] );
	expect( site.end.mock.calls.flat().sort() ).toEqual( [ 'new', 'old' ] );
	expect( site.step ).not.toHaveBeenCalled();
	expect( runs.state ).toMatchObject( {
		isWorking: false,
		run: { id: 'old', state: 'undone' },
		failure: '',
	} );
} );

test( '[KT-02] import: a failure is not told any more once the import is canceled', async () => {
	const runs = new Runs();
	const refused = new RestError( 'http', 'no', 'Site changed.', 409 );
	await runs.begin(
		() => Promise.reject( refused ),
		async () => run( {} )
	);
	expect( runs.state.failure ).toBe( 'Site changed.' );
	runs.cancel();
	expect( runs.state.failure ).toBe( '' );
} );

const AWAY = new RestError( 'http', 'away', 'No.', 403 );
const DONE = run( { state: 'done', isUnseen: false, canUndo: true } );

/** Runs while one is shown. */
function showing( shown: rest.Run | undefined ): Runs {
	const runs = new Runs();
	runs.set( { run: shown, isLoading: false } );
	return runs;
}

test.each( [
	[ 'the site does not answer at all', () => Promise.reject( AWAY ) ],
	[
		'the site has it as it was',
		() => Promise.resolve( { open: null, last: [ DONE ] } ),
	],
] )(
	'[KT-02] import: an undo that fails leaves the result, with its undo, where %s',
	async ( _, answer ) => {
		site.end.mockRejectedValue( AWAY );
		site.getRuns.mockImplementation( answer );
		const runs = showing( DONE );
		await runs.takeBack( DONE );
		expect( runs.state ).toMatchObject( {
			run: DONE,
			isWorking: false,
			failure: 'No.',
		} );
	}
);

test( '[KT-02] import: an undo of the list that fails leads back to the list', async () => {
	site.end.mockRejectedValue( AWAY );
	site.getRuns.mockRejectedValue( AWAY );
	const runs = showing( undefined );
	await runs.takeBack( DONE );
	expect( runs.state ).toMatchObject( { run: undefined, failure: 'No.' } );
} );

test( '[KT-02] import: a cancellation that fails leaves the open run, unless the site names another one', async () => {
	site.end.mockRejectedValue( AWAY );
	site.getRuns.mockRejectedValueOnce( AWAY );
	const runs = showing( run() );
	await runs.takeBack( run() );
	expect( runs.state ).toMatchObject( { run: run(), failure: 'No.' } );
	const other = run( { id: 'other' } );
	site.getRuns.mockResolvedValueOnce( { open: other, last: [] } );
	await runs.takeBack( run() );
	expect( runs.state ).toMatchObject( { run: other, failure: 'No.' } );
} );

test( '[KT-02] import: of an undo whose answer was lost the end is shown', async () => {
	site.end.mockRejectedValue( AWAY );
	const undone = { ...DONE, state: 'undone' } as const;
	site.getRuns.mockResolvedValue( { open: null, last: [ undone ] } );
	const runs = showing( DONE );
	await runs.takeBack( DONE );
	expect( runs.state.run ).toEqual( undone );
} );

test( '[KT-02] import: what was begun while it was canceled stays open where canceling it fails', async () => {
	site.end.mockRejectedValue( AWAY );
	site.getRuns.mockRejectedValue( AWAY );
	const { runs, end, answer } = waiting();
	runs.cancel();
	answer( run( {} ) );
	await end;
	expect( runs.state ).toMatchObject( { run: run( {} ), failure: 'No.' } );
} );
