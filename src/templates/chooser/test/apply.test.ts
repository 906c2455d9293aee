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
