import { RestError } from '../../../../client/rest/error';
import { beginRun } from '../carry-on';
import { type Plan } from '../../rest';

const plan: Plan = {
	hash: 'a',
	print: 'new',
	plan: [],
	missing: { objects: [], blocks: [], fonts: [], presets: [] },
	warnings: [],
};

const { signal } = new AbortController();
const options = {
	signal,
	onProgress: () => {},
	isOurs: () => false,
};

const failWith = ( code: string, data: Record< string, unknown > ) => () =>
	Promise.reject( new RestError( 'http', code, 'Look.', 409, data ) );

describe( 'A plan that the site has changed since', () => {
	it( '[KT-02] is replaced by the new one, and nothing is begun', async () => {
		const onNewPlan = jest.fn();
		await expect(
			beginRun( failWith( 'frontage_kit_plan', { plan } ), {
				...options,
				onNewPlan,
			} )
		).rejects.toThrow( 'Look.' );
		expect( onNewPlan ).toHaveBeenCalledWith( plan );
	} );

	it( '[KT-02] stays if the answer is another one', async () => {
		const onNewPlan = jest.fn();
		for ( const begin of [
			failWith( 'frontage_kit_plan', { plan: null } ),
			failWith( 'frontage_kit_busy', { plan } ),
		] ) {
			await expect(
				beginRun( begin, { ...options, onNewPlan } )
			).rejects.toThrow();
		}
		expect( onNewPlan ).not.toHaveBeenCalled();
	} );
} );
