/** The screen while no import is shown. */
import { show } from '../../../../tests/unit/show';
import { request } from '../../../client/rest/admin';
import { RestError } from '../../../client/rest/error';
import { ChooserScreen } from '../chooser-screen';
import { run } from '../../../kits/screen/test/run';
import type { Own } from '../own';

jest.mock( '../../../client/rest/admin' );
jest.mock( '../../../kits/events/events' );
jest.mock( '../own/own-panel', () => ( { OwnPanel: () => null } ) );
jest.mock( '../frames/gallery', () => ( { Gallery: () => null } ) );
jest.mock( '../frames/large-view', () => ( { LargeView: () => null } ) );

const asked = jest.mocked( request );

beforeEach( () => {
	Element.prototype.scrollIntoView = () => {};
} );

const showScreen = () =>
	show(
		<ChooserScreen
			templates={ [] }
			fonts={ [] }
			own={ { pictures: [], logo: null } as Partial< Own > as Own }
			most={ 1 }
			home=""
			kits=""
		/>
	);

test( '[PV-06] chooser: that it is not known whether an import is open is told', async () => {
	asked.mockRejectedValue( new RestError( 'http', 'no', 'No.', 403 ) );
	await showScreen();
	expect( document.body.textContent ).toContain( 'No.' );
} );

test.each( [
	[ true, 'Unfinished cancellation' ],
	[ false, 'Unfinished undo' ],
] )(
	'[PV-06] chooser: an interrupted way back (unseen: %s) is not told as an import',
	async ( isUnseen, heading ) => {
		const open = run( { state: 'undoing', isTakenBack: true, isUnseen } );
		asked.mockResolvedValue( { open, last: [] } );
		await showScreen();
		expect( document.querySelector( 'h2' )?.textContent ).toBe( heading );
		expect( document.body.textContent ).toContain( 'Continue ' );
	}
);
