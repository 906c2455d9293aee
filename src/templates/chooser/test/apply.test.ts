import { RestError } from '../../../client/rest/error';
import { Runs } from '../../../kits/screen/import/runs';
import type { Plan } from '../../../kits/screen/rest';
import { Apply } from '../apply/apply';
import type { Own, Template } from '../own';
import * as rest from '../rest';

jest.mock( '../rest' );

const { beginTemplate, getTemplatePlan } = jest.mocked( rest );

const plan = ( print: string ): Plan => ( {
	hash: 'a',
	print,
	plan: [
		{
			name: 'page/about',
			kind: 'page',
			title: 'About',
			action: 'make',
			conflict: 'exists',
			choices: [ 'both', 'keep' ],
			chosen: 'both',
		},
	],
	missing: { objects: [], blocks: [], fonts: [], presets: [] },
	warnings: [],
} );

test.each( [
	[ 'stays', ( apply: Apply ) => apply.choose( { 'page/about': 'keep' } ) ],
	[ 'is gone', ( apply: Apply ) => apply.leave() ],
] )(
	'[PV-06] chooser: what is chosen while a template begins %s as the new plan comes',
	async ( what, act ) => {
		getTemplatePlan.mockResolvedValue( plan( 'old' ) );
		const runs = new Runs();
		runs.begin = async ( first ) => {
			const { signal } = new AbortController();
			await first( { signal, onProgress: () => {} } ).catch( () => {} );
		};
		const apply = new Apply( runs );
		await apply.plan( { name: 'studio' } as Template, {} as Own );
		beginTemplate.mockImplementation( async () => {
			act( apply );
			throw new RestError( 'http', 'frontage_kit_plan', 'Look.', 409, {
				plan: plan( 'new' ),
			} );
		} );
		const before = apply.state.chosen;
		await apply.begin();
		expect( apply.state.chosen ).toEqual(
			what === 'stays'
				? {
						...before,
						plan: plan( 'new' ),
						choices: { 'page/about': 'keep' },
					}
				: undefined
		);
	}
);

test( '[PV-06] chooser: a plan that comes late is dropped when its template is left, or another one is planned', async () => {
	const answers: ( ( planned: Plan ) => void )[] = [];
	getTemplatePlan
		.mockReset()
		.mockImplementation(
			() => new Promise( ( resolve ) => answers.push( resolve ) )
		);
	const apply = new Apply( new Runs() );
	const first = apply.plan( { name: 'studio' } as Template, {} as Own );
	apply.leave();
	expect( apply.state.isPlanning ).toBe( false );
	const second = apply.plan( { name: 'bistro' } as Template, {} as Own );
	answers[ 0 ]?.( plan( 'late' ) );
	await first;
	expect( apply.state ).toMatchObject( {
		chosen: undefined,
		isPlanning: true,
	} );
	const third = apply.plan( { name: 'clinic' } as Template, {} as Own );
	answers[ 2 ]?.( plan( 'new' ) );
	await third;
	answers[ 1 ]?.( plan( 'late' ) );
	await second;
	expect( apply.state ).toMatchObject( {
		chosen: { template: { name: 'clinic' }, plan: { print: 'new' } },
		isPlanning: false,
		failure: '',
	} );
	expect(
		getTemplatePlan.mock.calls.map( ( [ , , { aborted } ] ) => aborted )
	).toEqual( [ true, true, false ] );
} );

test( '[PV-06] chooser: a plan that fails after its template is left is not told', async () => {
	let fail: ( error: Error ) => void = () => {};
	getTemplatePlan
		.mockReset()
		.mockReturnValue( new Promise( ( _, reject ) => ( fail = reject ) ) );
	const apply = new Apply( new Runs() );
	const end = apply.plan( { name: 'studio' } as Template, {} as Own );
	apply.leave();
	fail( new Error( 'Away' ) );
	await end;
	expect( apply.state.failure ).toBe( '' );
} );

test( '[PV-06] chooser: what failed for a template is not told of the next', async () => {
	getTemplatePlan.mockReset().mockResolvedValue( plan( 'old' ) );
	const runs = new Runs();
	const apply = new Apply( runs );
	for ( const act of [
		() => apply.leave(),
		() => apply.plan( { name: 'bistro' } as Template, {} as Own ),
	] ) {
		runs.set( { failure: 'No.' } );
		await act();
		expect( runs.state.failure ).toBe( '' );
	}
} );
