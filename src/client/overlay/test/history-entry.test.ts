import { covers } from '../../address/address';
import { nextFrame } from '../../trigger/next-frame';
import { enter, isEntered, leave, rename } from '../history-entry';

const arrived = () =>
	new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);

beforeEach( () => history.replaceState( null, '', '/work/' ) );

test( '[LB-06] history entry: added to foreign state, removed once', async () => {
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

test( '[LB-06] history entry: closing after Back goes no further back', async () => {
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

test( '[LB-06] history entry: one opened during a close waits for the way back', async () => {
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

test( '[LB-06] history entry: an upper one goes first, both with the lower', async () => {
	const menu = enter( {} );
	const item = enter( { item: 'a' } );
	await nextFrame();
	expect( isEntered( menu ) ).toBe( true );
	leave( menu );
	await arrived();
	expect( isEntered( item ) ).toBe( false );
	expect( covers() ).toEqual( [] );
} );

test( '[LB-06] history entry: closed unseen adds none, a new address is written', async () => {
	leave( enter( { item: 'a' } ) );
	const entry = enter( { item: 'b' } );
	rename( entry, { item: 'c' } );
	await nextFrame();
	expect( covers() ).toEqual( [ entry.name ] );
	expect( location.search ).toBe( '?item=c' );
	leave( entry );
	await arrived();
} );

test( '[PF-28] history entry: found again after a reload, not added twice', async () => {
	enter( { item: 'a' } );
	await nextFrame();
	const before = history.length;
	const again = enter( { item: 'a' }, covers().at( -1 ) );
	expect( history.length ).toBe( before );
	expect( isEntered( again ) ).toBe( true );
} );

test( '[LB-06] history entry: a refused address keeps it and blocks nothing', async () => {
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
