import { request } from '../../../client/rest/admin';
import * as rest from '../rest';

jest.mock( '../../../client/rest/admin' );

const asked = jest.mocked( request );

const run = {
	id: 'a',
	state: 'done',
	title: 'Kit',
	created: '2026-11-28T10:00:00+00:00',
	hash: 'h',
	done: 1,
	total: 1,
	missing: { objects: [], files: [] },
	report: {
		made: 1,
		changed: 0,
		kept: 0,
		removed: [ { name: 'page/a', title: 'A', what: 'script' } ],
		unresolved: [],
		left: [],
		forgotten: [],
	},
	canUndo: true,
	isUnseen: false,
	isTakenBack: false,
	error: null,
};

test( '[KT-02] kits: a run as the site tells it is taken', async () => {
	asked.mockResolvedValueOnce( run );
	expect( await rest.getRun( 'a' ) ).toBe( run );
	asked.mockResolvedValueOnce( { open: null, last: [ run ] } );
	expect( ( await rest.getRuns() ).last ).toEqual( [ run ] );
} );

test.each( [
	[ null ],
	[ { ...run, id: undefined } ],
	[ { ...run, missing: { objects: [ null ], files: [] } } ],
	[ { ...run, missing: { objects: [], files: [ 'a' ] } } ],
	[ { ...run, report: {} } ],
	[ { ...run, report: { ...run.report, removed: { 1: {} } } } ],
	[ { ...run, error: 'No.' } ],
] )( '[KT-02] kits: what is no run is none: %j', async ( said ) => {
	asked.mockResolvedValue( said );
	await expect( rest.getRun( 'a' ) ).rejects.toMatchObject( {
		kind: 'malformed',
	} );
	asked.mockResolvedValue( { open: null, last: [ said ] } );
	await expect( rest.getRuns() ).rejects.toMatchObject( {
		kind: 'malformed',
	} );
} );

const plan = {
	hash: 'h',
	print: '',
	plan: [
		{
			name: 'page/a',
			kind: 'page',
			title: 'A',
			action: 'make',
			conflict: null,
			choices: [],
			chosen: null,
		},
	],
	missing: { objects: [], blocks: [], fonts: [], presets: [] },
	warnings: [],
};

test.each( [
	[ plan, false ],
	[ { id: 'p', done: 1, total: 1, ...plan }, true ],
	[ { id: 'p', done: 1, total: 1, ...plan, plan: [ null ] }, false ],
	[ { id: 'p', done: 1, total: 1, ...plan, missing: [] }, false ],
] )(
	'[KT-02] kits: a plan is taken with its id: %j',
	async ( said, isTaken ) => {
		const taken = rest.planOf( Promise.resolve( said ) );
		await ( isTaken
			? expect( taken ).resolves.toBe( said )
			: expect( taken ).rejects.toMatchObject( { kind: 'malformed' } ) );
	}
);

test( '[PV-06] chooser: a plan that is made at once needs no id', async () => {
	expect( await rest.wholePlanOf( Promise.resolve( plan ) ) ).toBe( plan );
} );
