import { loadDeferred } from '../deferred';
import { preload, run } from '../scripts';

jest.mock( '../scripts', () => ( { preload: jest.fn(), run: jest.fn() } ) );

const report = jest.fn();

beforeEach( () => {
	report.mockReset();
	Object.assign( window, {
		frontage: { menu: 'menu' },
		reportError: report,
	} );
} );
afterAll( () => Reflect.deleteProperty( window, 'frontage' ) );

test( '[IS-10] deferred: a script returns what it provides once it has run', async () => {
	jest.mocked( run ).mockResolvedValue();
	await expect( loadDeferred( 'menu' ) ).resolves.toBe( 'menu' );
	expect( preload ).toHaveBeenCalledWith( 'menu' );
} );

test( '[IS-10] deferred: a failed script is reported and can be retried', async () => {
	const lost = new Error( 'lost' );
	jest.mocked( run ).mockRejectedValue( lost );
	await expect( loadDeferred( 'menu' ) ).rejects.toBe( lost );
	expect( report.mock.calls ).toEqual( [ [ lost ] ] );

	jest.mocked( run ).mockResolvedValue();
	await expect( loadDeferred( 'menu' ) ).resolves.toBe( 'menu' );
} );
