import { act } from 'react';
import { button, press, show } from '../../../../../tests/unit/show';
import * as admin from '../../../../client/rest/admin';
import { ConvertDialog } from '../dialog';

jest.mock( '../../../../client/rest/admin' );
jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useSelect: () => false,
} ) );

const request = jest.mocked( admin.request );

/** Presses the key with which a dialog is closed. */
const escape = () =>
	act( async () => {
		document.activeElement?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'Escape',
				code: 'Escape',
				bubbles: true,
				cancelable: true,
			} )
		);
	} );

test( '[PB-05] convert: the dialog stays while a conversion is on its way', async () => {
	const onClose = jest.fn();
	let fail: ( error: Error ) => void = () => {};
	request
		.mockResolvedValueOnce( { report: [], kinds: [] } )
		.mockReturnValueOnce(
			new Promise( ( _, reject ) => ( fail = reject ) )
		);
	await show( <ConvertDialog onClose={ onClose } /> );
	button( 'Convert' ).focus();
	await press( 'Convert' );
	await escape();
	expect( onClose ).not.toHaveBeenCalled();
	expect( () => button( 'Close' ) ).toThrow();
	await act( async () => fail( new Error( 'No.' ) ) );
	expect( document.body.textContent ).toContain( 'No.' );
	await escape();
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );
