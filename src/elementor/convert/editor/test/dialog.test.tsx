import { createReduxStore, register } from '@wordpress/data';
import { act } from 'react';
import { button, press, show } from '../../../../../tests/unit/show';
import * as admin from '../../../../client/rest/admin';
import { RestError } from '../../../../client/rest/error';
import { ConvertDialog } from '../dialog';

jest.mock( '../../../../client/rest/admin' );
const request = jest.mocked( admin.request );

register(
	createReduxStore( 'core/editor', {
		reducer: ( state = {} ) => state,
		selectors: { isEditedPostDirty: () => false },
	} )
);

/** Presses the key with which a dialog is closed, and waits until it has faded. */
const escape = () =>
	act( async () => {
		document.body.ownerDocument.activeElement?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'Escape',
				code: 'Escape',
				bubbles: true,
				cancelable: true,
			} )
		);
		await new Promise( ( done ) => setTimeout( done, 300 ) );
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
	await act( async () => fail( new RestError( 'http', 'no', 'No.', 409 ) ) );
	expect( document.body.textContent ).toContain( 'No.' );
	await escape();
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

test.each( [ null, {}, { report: null, kinds: [] } ] )(
	'[PB-05] convert: of a page whose report is %j nothing is converted',
	async ( answer ) => {
		request.mockReset().mockResolvedValue( answer );
		await show( <ConvertDialog onClose={ () => {} } /> );
		expect( document.body.textContent ).toContain(
			'The report could not be read'
		);
		expect( () => button( 'Convert' ) ).toThrow();
	}
);

test( '[PB-05] convert: an answer of nothing after a conversion is no failure', async () => {
	request
		.mockReset()
		.mockResolvedValueOnce( { report: [], kinds: [] } )
		.mockResolvedValueOnce( null );
	await show( <ConvertDialog onClose={ () => {} } /> );
	await press( 'Convert' );
	// The page is loaded again, which this browser cannot.
	expect( console ).toHaveErrored();
	expect( document.querySelector( '.components-notice' ) ).toBeNull();
} );

test.each( [
	[ 'that is none', new RestError( 'malformed', 'invalid_json', 'Html.' ) ],
	[ 'that is lost', new RestError( 'network', 'no_answer', 'Offline.' ) ],
	[ 'of a gateway', new RestError( 'http', 'http_error', 'HTTP 504', 504 ) ],
] )(
	'[PB-05] convert: after an answer %s, the editor does not stay as it was before',
	async ( _, failure ) => {
		const onClose = jest.fn();
		request
			.mockReset()
			.mockResolvedValueOnce( { report: [], kinds: [] } )
			.mockRejectedValueOnce( failure );
		await show( <ConvertDialog onClose={ onClose } /> );
		await press( 'Convert' );
		expect( document.body.textContent ).toContain( 'may have been made' );
		expect( () => button( 'Convert' ) ).toThrow();
		expect( console ).not.toHaveErrored();
		button( 'Reload' ).focus();
		await escape();
		// The page is loaded again, which this browser cannot.
		expect( console ).toHaveErrored();
		expect( onClose ).not.toHaveBeenCalled();
		await press( 'Reload' );
		expect( console ).toHaveErrored();
	}
);
