import { act } from 'react';
import { createRoot } from '@wordpress/element';
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
let end = () => {};

const button = ( name: string ) => {
	const found = [ ...document.querySelectorAll( 'button' ) ].find(
		( each ) =>
			( each.getAttribute( 'aria-label' ) ?? each.textContent ) === name
	);
	if ( ! found ) {
		throw new Error( name );
	}
	return found;
};
const press = ( name: string ) => act( async () => button( name ).click() );
const isOffered = ( name: string ) =>
	button( name ).getAttribute( 'aria-disabled' ) !== 'true';

beforeEach( async () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
	Element.prototype.scrollIntoView = jest.fn();
	saving.mockReset();
	document.body.innerHTML = '<div></div>';
	const root = createRoot( document.body.children[ 0 ] ?? document.body );
	await act( async () =>
		root.render( <OrderScreen items={ items } version="one" /> )
	);
	end = () => root.unmount();
} );
afterEach( () => act( async () => end() ) );

test( '[PF-24] an owner who moves an item while the order is being saved is not told that all is saved', async () => {
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
