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
