import { upload } from '../../../client/rest/admin';
import type { Manifest } from '../../archive/manifest';
import { beginRun } from '../import/carry-on';
import { getPlan } from '../planning';
import * as rest from '../rest';

jest.mock( '../../../client/rest/admin' );
jest.mock( '../rest', () => ( {
	...jest.requireActual( '../rest' ),
	post: jest.fn(),
	getRuns: jest.fn(),
} ) );

const post = jest.mocked( rest.post );
const sent = jest.mocked( upload );

const plan = ( changes: Partial< rest.Plan > ): rest.Plan => ( {
	id: 'p',
	hash: 'a',
	print: '',
	plan: [],
	missing: { objects: [], blocks: [], fonts: [], presets: [] },
	warnings: [],
	...changes,
} );

const manifest = ( objects: number ): Manifest =>
	( {
		format: 'frontage-kit/1',
		title: 'Kit',
		objects: Object.fromEntries(
			Array.from( { length: objects }, ( _, at ) => [
				`page/${ at }`,
				{ title: 'Bäcker', sha256: '0'.repeat( 64 ), size: 1 },
			] )
		),
		files: {},
	} ) as Partial< Manifest > as Manifest;

const { signal } = new AbortController();

const options = {
	signal,
	onProgress: () => {},
	isOurs: () => false,
	onNewPlan: () => {},
};

afterEach( () => jest.resetAllMocks() );

test( '[KT-02] import: a plan of many objects is asked for until it is whole', async () => {
	const onProgress = jest.fn();
	post.mockResolvedValueOnce( plan( { done: 50, total: 120 } ) )
		.mockResolvedValueOnce( plan( { done: 100, total: 120 } ) )
		.mockResolvedValueOnce( plan( { done: 120, total: 120, print: 'x' } ) );
	const small = manifest( 1 );
	const whole = await getPlan( small, {}, { signal, onProgress } );
	expect( whole.print ).toBe( 'x' );
	expect( post.mock.calls ).toEqual( [
		[ 'plan', { manifest: small, choices: {}, settings: true }, signal ],
		[ 'plan', { id: 'p', choices: {}, settings: true }, signal ],
		[ 'plan', { id: 'p', choices: {}, settings: true }, signal ],
	] );
	expect( onProgress.mock.calls.map( ( [ { done } ] ) => done ) ).toEqual( [
		50, 100,
	] );
} );

test( '[KT-02] import: a manifest of 20,000 objects goes in requests below 1 MB', async () => {
	sent.mockResolvedValue( { id: 'p' } );
	post.mockResolvedValue( plan( { done: 1, total: 1 } ) );
	const large = manifest( 20_000 );
	await getPlan( large, {}, { signal } );
	const pieces = sent.mock.calls.map( ( [ , piece ] ) => piece.size );
	const size = new Blob( [ JSON.stringify( large ) ] ).size;
	expect( Math.max( ...pieces ) ).toBeLessThan( 1_000_000 );
	expect( pieces.reduce( ( all, piece ) => all + piece ) ).toBe( size );
	expect( sent.mock.calls[ 0 ]?.[ 0 ] ).toContain( 'offset=0' );
	expect( sent.mock.calls[ 1 ]?.[ 0 ] ).toContain( 'id=p' );
	expect( post.mock.calls ).toEqual( [
		[ 'plan', { id: 'p', choices: {}, settings: true }, signal ],
	] );
} );

test( '[KT-02] import: without an id no piece of a manifest is sent after the first', async () => {
	jest.useFakeTimers();
	sent.mockResolvedValue( {} );
	const end = expect(
		getPlan( manifest( 20_000 ), {}, { signal } )
	).rejects.toMatchObject( { kind: 'malformed' } );
	await jest.advanceTimersByTimeAsync( 20_000 );
	await end;
	for ( const [ address ] of sent.mock.calls ) {
		expect( address ).toContain( 'offset=0' );
	}
	expect( post ).not.toHaveBeenCalled();
	jest.useRealTimers();
} );

test( '[KT-02] import: a plan that the site does not keep any more is made again, once', async () => {
	const { RestError } = jest.requireActual( '../../../client/rest/error' );
	const gone = new RestError( 'http', 'frontage_kit_plan_gone', '', 404 );
	const small = manifest( 1 );
	post.mockResolvedValueOnce( plan( { done: 50, total: 120 } ) )
		.mockRejectedValueOnce( gone )
		.mockResolvedValueOnce(
			plan( { done: 120, total: 120, print: 'again' } )
		);
	const again = await getPlan( small, {}, { signal } );
	expect( again.print ).toBe( 'again' );
	expect( post.mock.calls.map( ( [ , data ] ) => data ) ).toEqual( [
		{ manifest: small, choices: {}, settings: true },
		{ id: 'p', choices: {}, settings: true },
		{ manifest: small, choices: {}, settings: true },
	] );
	post.mockRejectedValue( gone );
	await expect( getPlan( small, {}, { signal } ) ).rejects.toBe( gone );
	expect( post ).toHaveBeenCalledTimes( 5 );
} );

test( '[KT-02] import: it begins once the site has checked the plan', async () => {
	const answers = [ 'planning', 'planning', 'staging' ] as const;
	let asked = 0;
	const onProgress = jest.fn();
	const run = await beginRun(
		() =>
			Promise.resolve( {
				state: answers[ asked++ ],
				done: asked,
			} as Partial< rest.Run > as rest.Run ),
		{ ...options, onProgress }
	);
	expect( [ run.state, asked ] ).toEqual( [ 'staging', 3 ] );
	expect( onProgress.mock.calls ).toMatchObject( [
		[ { done: 1 } ],
		[ { done: 2 } ],
	] );
} );

test( '[KT-02] import: the new plan of a site that has changed is made to its end', async () => {
	const { RestError } = jest.requireActual( '../../../client/rest/error' );
	post.mockResolvedValue( plan( { done: 9, total: 9, print: 'new' } ) );
	const onNewPlan = jest.fn();
	const onProgress = jest.fn();
	const data = { plan: plan( { done: 3, total: 9 } ) };
	await expect(
		beginRun(
			() =>
				Promise.reject(
					new RestError(
						'http',
						'frontage_kit_plan',
						'Look.',
						409,
						data
					)
				),
			{ ...options, onProgress, onNewPlan }
		)
	).rejects.toThrow( 'Look.' );
	expect( onProgress ).toHaveBeenCalledWith( { done: 3, total: 9 } );
	expect( onNewPlan ).toHaveBeenCalledWith(
		expect.objectContaining( { print: 'new' } )
	);
} );

test.each( [
	[ 'p', 'staging', true ],
	[ 'another', 'staging', false ],
	[ 'p', 'undoing', false ],
] as const )(
	'[KT-02] import: of open runs only one of this plan that is not taken back is carried on: %s, %s',
	async ( id, state, isTaken ) => {
		const { RestError } = jest.requireActual(
			'../../../client/rest/error'
		);
		const open = {
			id,
			state,
			isTakenBack: state === 'undoing',
			hash: 'a',
		} as Partial< rest.Run > as rest.Run;
		jest.mocked( rest.getRuns ).mockResolvedValue( { open, last: [] } );
		const begun = beginRun(
			() =>
				Promise.reject(
					new RestError(
						'http',
						'frontage_kit_open',
						'Open.',
						409,
						{}
					)
				),
			{ ...options, isOurs: ( run ) => run.id === 'p' }
		);
		await ( isTaken
			? expect( begun ).resolves.toBe( open )
			: expect( begun ).rejects.toThrow( 'Open.' ) );
	}
);
