import { RestError } from '../../../client/rest/error';
import { announce } from '../../events/events';
import type { Archive } from '../../archive/read';
import { openArchive } from '../../archive/read';
import { allowedChoices } from '../import/choices';
import { Files } from '../import/files';
import * as planning from '../planning';
import * as rest from '../rest';

jest.mock( '../planning' );
jest.mock( '../rest' );
jest.mock( '../../events/events' );
jest.mock( '../../archive/read', () => ( { openArchive: jest.fn() } ) );

const site = jest.mocked( planning );
const { post } = jest.mocked( rest );

const archive = {
	manifest: { format: '', title: '', objects: {}, files: {} },
} as Partial< Archive > as Archive;

const item = ( choices: rest.Choice[] ): rest.PlanItem => ( {
	name: 'page/about',
	kind: 'page',
	title: 'About',
	action: 'make',
	conflict: 'exists',
	choices,
	chosen: choices[ 0 ] ?? null,
} );

const plan = ( ...items: rest.PlanItem[] ): rest.Plan => ( {
	hash: '',
	print: '',
	plan: items,
	missing: { objects: [], blocks: [], fonts: [], presets: [] },
	warnings: [],
} );

test( '[KT-02] import: what is chosen while the site plans anew stays, where the new plan offers it', async () => {
	jest.mocked( openArchive ).mockResolvedValue( archive );
	site.getPlan.mockResolvedValueOnce( plan( item( [ 'both', 'keep' ] ) ) );
	const files = new Files( {} as ConstructorParameters< typeof Files >[ 0 ] );
	await files.choose( new File( [], 'kit.zip' ) );
	files.change( { isTrusted: true } );

	for ( const [ offered, kept ] of [
		[ [ 'both', 'keep' ], { 'page/about': 'keep' } ],
		[ [ 'both' ], {} ],
	] as const ) {
		let answer: ( planned: rest.Plan ) => void = () => {};
		site.getPlan.mockReturnValueOnce(
			new Promise( ( resolve ) => ( answer = resolve ) )
		);
		const planned = files.changeSections( {} );
		files.change( {
			isTrusted: false,
			choices: { 'page/about': 'keep', 'page/gone': 'keep' },
		} );
		answer( plan( item( [ ...offered ] ) ) );
		await planned;
		expect( files.state ).toMatchObject( {
			failure: '',
			isReading: false,
		} );
		const { chosen } = files.state;
		expect( chosen?.isTrusted ).toBe( false );
		expect(
			allowedChoices( chosen?.plan.plan ?? [], chosen?.choices ?? {} )
		).toEqual( kept );
	}
} );

test( '[KT-08] import: what a translation asks of the site is asked again where the site is only out of reach', async () => {
	jest.useFakeTimers();
	site.getPlan.mockResolvedValue( plan() );
	post.mockRejectedValueOnce(
		new RestError( 'http', '', '', 503 )
	).mockResolvedValueOnce( { head: {} } );
	jest.mocked( openArchive ).mockImplementationOnce(
		async ( file, limits, sources ) => {
			await sources?.post( 'foreign', {}, {} );
			return archive;
		}
	);
	const files = new Files( {} as ConstructorParameters< typeof Files >[ 0 ] );
	const chosen = files.choose( new File( [], 'kit.zip' ) );
	await jest.advanceTimersByTimeAsync( 1000 );
	await chosen;
	expect( post.mock.calls ).toEqual( [
		[ 'foreign', {}, expect.any( AbortSignal ) ],
		[ 'foreign', {}, expect.any( AbortSignal ) ],
	] );
	expect( files.state.failure ).toBe( '' );
	expect( files.state.chosen?.archive ).toBe( archive );
	jest.useRealTimers();
} );

test( '[KT-02] import: a section is ticked as in the plan that would begin, also when another plan failed', async () => {
	jest.mocked( openArchive ).mockResolvedValue( archive );
	site.getPlan.mockResolvedValueOnce( plan() );
	const files = new Files( {} as ConstructorParameters< typeof Files >[ 0 ] );
	await files.choose( new File( [], 'kit.zip' ) );
	const first = files.state.chosen?.states;
	site.getPlan.mockResolvedValueOnce( plan() );
	await files.changeSections( {
		settings: { enabled: true },
	} );
	const planned = files.state.chosen?.states;
	expect( planned ).not.toEqual( first );
	site.getPlan.mockRejectedValueOnce( new Error( 'Away' ) );
	await files.changeSections( {} );
	expect( files.state.failure ).not.toBe( '' );
	expect( files.state.chosen?.states ).toEqual( planned );
} );

test( '[KT-02] import: a plan that comes late keeps what is chosen by then, and is dropped where others were asked for', async () => {
	jest.mocked( openArchive ).mockResolvedValue( archive );
	const first = plan( item( [ 'both', 'keep' ] ) );
	site.getPlan.mockResolvedValueOnce( first );
	const files = new Files( {} as ConstructorParameters< typeof Files >[ 0 ] );
	await files.choose( new File( [], 'kit.zip' ) );
	files.change( { choices: { 'page/about': 'keep' } } );
	const second = plan( item( [ 'both', 'keep' ] ) );
	files.replan( first, second );
	expect( files.state.chosen ).toMatchObject( {
		plan: second,
		choices: { 'page/about': 'keep' },
	} );

	const third = plan();
	site.getPlan.mockResolvedValueOnce( third );
	await files.changeSections( { content: { enabled: false } } );
	files.replan( second, plan( item( [ 'both' ] ) ) );
	expect( files.state.chosen?.plan ).toBe( third );
	files.leave();
	files.replan( third, plan() );
	expect( files.state.chosen ).toBeUndefined();
} );

test( '[KT-02] import: sections that are switched one after the other are planned once', async () => {
	jest.mocked( openArchive ).mockResolvedValue( archive );
	site.getPlan.mockReset().mockResolvedValue( plan() );
	const files = new Files( {} as ConstructorParameters< typeof Files >[ 0 ] );
	await files.choose( new File( [], 'kit.zip' ) );
	const last = { content: { enabled: false }, media: { enabled: false } };
	void files.changeSections( { content: { enabled: false } } );
	await files.changeSections( last );
	expect( site.getPlan ).toHaveBeenCalledTimes( 2 );
	expect( files.state.chosen?.states ).toEqual( last );
	// A request that is on its way ends with what it is for.
	const signals = site.getPlan.mock.calls.map(
		( [ , , { signal } ] ) => signal
	);
	files.leave();
	expect( signals.map( ( { aborted } ) => aborted ) ).toEqual( [
		true,
		true,
	] );
} );

test( '[KT-02] import: what is chosen in a section is still chosen when that is off and on again', async () => {
	jest.mocked( openArchive ).mockResolvedValue( archive );
	const whole = plan( item( [ 'both', 'keep' ] ) );
	site.getPlan
		.mockReset()
		.mockResolvedValueOnce( whole )
		.mockResolvedValueOnce( plan() )
		.mockResolvedValueOnce( whole );
	const files = new Files( {} as ConstructorParameters< typeof Files >[ 0 ] );
	await files.choose( new File( [], 'kit.zip' ) );
	files.change( { choices: { 'page/about': 'keep' } } );
	await files.changeSections( { content: { enabled: false } } );
	await files.changeSections( { content: { enabled: true } } );
	expect( files.state.chosen ).toMatchObject( {
		plan: whole,
		choices: { 'page/about': 'keep' },
	} );
} );

test( '[KT-03] import: a file that is left while it is opened is announced as no failure', async () => {
	jest.mocked( announce ).mockReset();
	let fail: ( error: Error ) => void = () => {};
	jest.mocked( openArchive ).mockReturnValueOnce(
		new Promise( ( _, reject ) => ( fail = reject ) )
	);
	const files = new Files( {} as ConstructorParameters< typeof Files >[ 0 ] );
	const end = files.choose( new File( [], 'kit.zip' ) );
	files.leave();
	fail( new Error( 'Aborted' ) );
	await end;
	expect( announce ).not.toHaveBeenCalled();
	jest.mocked( openArchive ).mockRejectedValueOnce( new Error( 'Zip' ) );
	await files.choose( new File( [], 'kit.zip' ) );
	expect( announce ).toHaveBeenCalledTimes( 1 );
} );
