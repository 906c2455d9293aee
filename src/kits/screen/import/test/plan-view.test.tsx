import { act } from 'react';
import { press, show } from '../../../../../tests/unit/show';
import { request } from '../../../../client/rest/admin';
import { RestError } from '../../../../client/rest/error';
import type { Archive } from '../../../archive/read';
import limits from '../../../format/limits.json';
import { Files } from '../files';
import { PlanView } from '../plan-view';
import { Runs } from '../runs';
import type { Plan } from '../../rest';

jest.mock( '../../../../client/rest/admin' );
jest.mock( '../../../events/events' );

const asked = jest.mocked( request );

const PLAN: Required< Plan > = {
	id: 'a',
	done: 1,
	total: 1,
	hash: '',
	print: '',
	plan: [
		{
			name: 'page/about',
			kind: 'page',
			title: 'About',
			action: 'make',
			conflict: null,
			choices: [],
			chosen: null,
		},
	],
	warnings: [],
	missing: { objects: [], blocks: [], fonts: [], presets: [] },
};

/** Shows a plan. */
async function shown( plan: Plan = PLAN ) {
	const files = new Files( limits );
	const runs = new Runs();
	const manifest = { format: '', title: 'Kit', objects: {}, files: {} };
	const chosen = {
		archive: { manifest } as Partial< Archive > as Archive,
		plan,
		states: {},
		choices: {},
		isTrusted: false,
	};
	files.set( { chosen } );
	await show(
		<PlanView
			chosen={ chosen }
			files={ files }
			runs={ runs }
			mayTrust={ false }
		/>
	);
	return { files, runs };
}

test( '[KT-02] import: a plan that was made anew for a beginning that failed is not told any more', async () => {
	const refuse = ( code: string ) =>
		Promise.reject( new RestError( 'http', code, 'No.', 409 ) );
	let begins = 0;
	asked.mockImplementation( async ( path, method ) => {
		if ( path.endsWith( '/plan' ) ) {
			return { ...PLAN, done: ++begins === 1 ? 0 : 1 };
		}
		if ( method === 'POST' ) {
			return refuse( begins ? 'no' : 'frontage_kit_plan_gone' );
		}
		return { open: null, last: [] };
	} );
	const { runs } = await shown();
	await press( 'Import' );
	expect( begins ).toBe( 2 );
	expect( runs.state ).toMatchObject( { isWorking: false, failure: 'No.' } );
	expect( document.body.textContent ).not.toContain( 'Comparing' );
} );

test( '[KT-02] import: that a plan is made, and its new counts, are told by regions that last and are not busy', async () => {
	const { files } = await shown();
	const status = document.querySelector( '[role="status"]' );
	expect( status?.textContent ).toBe( '' );
	await act( async () =>
		files.set( { isReading: true, progress: { done: 1, total: 9 } } )
	);
	expect( status?.isConnected ).toBe( true );
	expect( status?.textContent ).toBe( 'Comparing with this site…' );
	const counts = document.querySelector( 'dl[aria-live="polite"]' );
	expect( counts?.textContent ).toContain( 'to create' );
	for ( const region of [ status, counts ] ) {
		expect( region?.closest( '[aria-busy="true"]' ) ).toBeNull();
	}
} );

test.each( [
	[ 'exists', 'Nothing to import: you keep the existing version of 1 item.' ],
	[ 'same', 'Everything in this file is already on your site.' ],
] as const )(
	'[KT-02] plan: of what %s and is kept, it is said why there is nothing to import',
	async ( conflict, says ) => {
		const [ about ] = PLAN.plan;
		await shown( {
			...PLAN,
			plan: about ? [ { ...about, conflict, action: 'keep' } ] : [],
		} );
		expect( document.body.textContent ).toContain( says );
		expect(
			document.querySelector( '.frontage-kits-screen__bar' )?.textContent
		).toContain( 'nothing to import with these choices' );
	}
);
