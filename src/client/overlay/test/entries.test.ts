import { covers } from '../../address/address';
import { nextFrame } from '../../trigger/next-frame';
import { enter, isEntered, leave, rename } from '../entries';

const arrived = () =>
	new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);

beforeEach( () => history.replaceState( null, '', '/work/' ) );

test( '[LB-06] an entry is added beside what others keep there, and taken away once', async () => {
	history.replaceState( { idx: 3 }, '' );
	const before = history.length;
	const entry = enter( { item: 'a' } );
	await nextFrame();
	expect( history.state ).toMatchObject( { idx: 3 } );
	expect( location.search ).toBe( '?item=a' );
	expect( history.length ).toBe( before + 1 );

	leave( entry );
	leave( entry );
	await arrived();
	expect( location.search ).toBe( '' );
	expect( covers() ).toEqual( [] );
} );

test( '[LB-06] when Back has taken the entry away, closing goes no further back', async () => {
	const back = jest.spyOn( history, 'go' );
	const entry = enter( { item: 'a' } );
	await nextFrame();
	history.back();
	await arrived();
	expect( isEntered( entry ) ).toBe( false );
	leave( entry );
	expect( back ).not.toHaveBeenCalled();
	back.mockRestore();
} );

test( '[LB-06] what opens while another one closes gets its entry when the way back has arrived', async () => {
	const first = enter( { item: 'a' } );
	await nextFrame();
	leave( first );
	const second = enter( { item: 'b' } );
	expect( isEntered( second ) ).toBe( true );
	await arrived();
	await nextFrame();
	expect( location.search ).toBe( '?item=b' );
	rename( second, { item: 'c' } );
	expect( location.search ).toBe( '?item=c' );
	leave( second );
	await arrived();
	expect( location.search ).toBe( '' );
} );

test( '[LB-06] one that lies on another goes first, and both go with the lower one', async () => {
	const menu = enter( {} );
	const item = enter( { item: 'a' } );
	await nextFrame();
	expect( isEntered( menu ) ).toBe( true );
	leave( menu );
	await arrived();
	expect( isEntered( item ) ).toBe( false );
	expect( covers() ).toEqual( [] );
} );

test( '[LB-06] what closes before it was seen adds nothing, and another address that it gets meanwhile is the one that is written', async () => {
	leave( enter( { item: 'a' } ) );
	const entry = enter( { item: 'b' } );
	rename( entry, { item: 'c' } );
	await nextFrame();
	expect( covers() ).toEqual( [ entry.name ] );
	expect( location.search ).toBe( '?item=c' );
	leave( entry );
	await arrived();
} );

test( '[PF-28] after a reload the entry is known again, not made a second time', async () => {
	enter( { item: 'a' } );
	await nextFrame();
	const before = history.length;
	const again = enter( { item: 'a' }, covers().at( -1 ) );
	expect( history.length ).toBe( before );
	expect( isEntered( again ) ).toBe( true );
} );

test( '[LB-06] an address that the browser does not take leaves the entry as it was, and stops nobody', async () => {
	const entry = enter( { item: 'a' } );
	await nextFrame();
	const replace = jest
		.spyOn( history, 'replaceState' )
		.mockImplementation( () => {
			throw new DOMException( 'Too many.', 'SecurityError' );
		} );
	expect( () => rename( entry, { item: 'b' } ) ).not.toThrow();
	replace.mockRestore();
	expect( location.search ).toBe( '?item=a' );
	expect( isEntered( entry ) ).toBe( true );
} );
