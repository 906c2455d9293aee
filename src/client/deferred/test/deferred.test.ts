import { attachDeferred, loadDeferred } from '../deferred';
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

test( '[IS-10] what a control needs beside its script is fetched with it', () => {
	document.body.innerHTML =
		'<p><button data-frontage-wake="intent" data-frontage-needs="share-dialogs"></button></p>';
	const box = document.body.firstElementChild as HTMLElement;
	const load = jest.fn( () => Promise.resolve( { attach() {} } ) );
	attachDeferred( 'interaction', load )( box, {} );
	box.firstElementChild?.dispatchEvent(
		new Event( 'pointermove', { bubbles: true } )
	);
	expect( preload ).toHaveBeenCalledWith( 'share-dialogs' );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );
