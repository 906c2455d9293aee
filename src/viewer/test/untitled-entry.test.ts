import { chrome } from '../chrome';
import { entry, SETTINGS } from './entry';

test( '[LB-01] an entry without a title has a name', () => {
	const { dialog, entry: show } = chrome( {
		settings: SETTINGS,
		isRtl: false,
	} );
	show( entry( { title: '' } ) );
	expect( dialog.getAttribute( 'aria-label' ) ).toBe( 'untitled' );
	expect( dialog.querySelector( 'h2' )?.textContent ).toBe( 'untitled' );
} );
