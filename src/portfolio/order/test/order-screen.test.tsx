import { act } from 'react';
import { button, press, show } from '../../../../tests/unit/show';
import { OrderScreen } from '../order-screen';
import { saveOrder } from '../save-order';

jest.mock( '../save-order', () => ( { saveOrder: jest.fn() } ) );

const saving = jest.mocked( saveOrder );
const items = [ 'Attic', 'Barn', 'Cellar' ].map( ( title, at ) => ( {
	id: at + 1,
	title,
	thumbnail: '',
	status: '',
} ) );

const isOffered = ( name: string ) =>
	button( name ).getAttribute( 'aria-disabled' ) !== 'true';

beforeEach( async () => {
	Element.prototype.scrollIntoView = jest.fn();
	saving.mockReset();
	await show( <OrderScreen items={ items } version="one" /> );
} );

test( '[PF-24] order screen: a move while saving is not called saved', async () => {
	let answer: ( version: string ) => void = () => {};
	saving.mockReturnValueOnce(
		new Promise( ( resolve ) => ( answer = resolve ) )
	);
	await press( 'Move down: Attic' );
	await press( 'Save order' );
	await press( 'Move down: Barn' );
	expect( isOffered( 'Save order' ) ).toBe( false );

	await act( async () => answer( 'two' ) );
	expect( document.body.textContent ).not.toContain( 'Order saved.' );
	expect( isOffered( 'Save order' ) ).toBe( true );

	saving.mockResolvedValueOnce( 'three' );
	await press( 'Save order' );
	expect( saving ).toHaveBeenLastCalledWith( [ 1, 2, 3 ], 'two' );
	expect( document.body.textContent ).toContain( 'Order saved.' );
	expect( isOffered( 'Save order' ) ).toBe( false );
} );
