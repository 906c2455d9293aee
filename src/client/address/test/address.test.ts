import type * as Service from '../address';

let service: typeof Service;

const arrived = () =>
	new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);
const calm = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );

/** A feature with pagination. */
const list = ( page: string ) => ( { 'frontage-2-page': page } );
const filter = ( category: string ) => ( { 'frontage-1-category': category } );

function refuseWrites() {
	return jest.spyOn( history, 'replaceState' ).mockImplementation( () => {
		throw new DOMException( 'Too many.', 'SecurityError' );
	} );
}

beforeEach( () => {
	history.replaceState( { idx: 3 }, '', '/work/?x=1' );
	jest.isolateModules( () => {
		service = require( '../address' );
	} );
} );

test( '[PF-28] address: one part’s parameter stays in another’s history entry', () => {
	service.replace( list( '2' ) );
	expect( location.search ).toBe( '?x=1&frontage-2-page=2' );
	service.push( filter( 'film' ) );
	expect( location.search ).toBe(
		'?x=1&frontage-2-page=2&frontage-1-category=film'
	);
	expect( history.state ).toEqual( { idx: 3 } );
} );

test( '[PF-28] address: a refused write stays in the next history entry', () => {
	const refusal = refuseWrites();
	service.replace( list( '2' ) );
	expect( location.search ).toBe( '?x=1' );
	expect( service.current().search ).toBe( '?x=1&frontage-2-page=2' );
	service.push( filter( 'film' ) );
	refusal.mockRestore();
	expect( location.search ).toBe(
		'?x=1&frontage-2-page=2&frontage-1-category=film'
	);
	service.replace( list( '2' ) );
} );

test( '[PF-28] address: a change under a dialog is in the address below it', async () => {
	service.push( { item: '7' }, { cover: 'a' } );
	service.replace( list( '2' ) );
	expect( location.search ).toBe( '?x=1&item=7&frontage-2-page=2' );
	service.back( 1 );
	// During a pending traversal.
	service.replace( list( '3' ) );
	service.push( filter( 'film' ) );
	expect( service.current().search ).toContain( 'frontage-1-category=film' );
	await arrived();
	await calm();
	expect( location.search ).toBe(
		'?x=1&frontage-2-page=3&frontage-1-category=film'
	);
	history.back();
	await arrived();
	expect( location.search ).toBe( '?x=1&frontage-2-page=3' );
} );

test( '[PF-28] address: going back beyond the dialog applies that address', async () => {
	service.push( list( '4' ) );
	service.push( { item: '7' }, { cover: 'a' } );
	service.replace( list( '5' ) );
	history.go( -2 );
	await arrived();
	expect( location.search ).toBe( '?x=1' );
	expect( service.current().search ).toBe( '?x=1' );
} );

test( '[PF-28] address: every part gets the writes of others and history steps', async () => {
	const changes: string[] = [];
	const unsubscribe = service.subscribe( ( change ) =>
		changes.push( `${ change } ${ service.current().search }` )
	);
	service.push( list( '2' ) );
	history.back();
	await arrived();
	window.dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: true } )
	);
	unsubscribe();
	service.replace( list( '3' ) );
	expect( changes ).toEqual( [
		'written ?x=1&frontage-2-page=2',
		'traversed ?x=1',
		'traversed ?x=1',
	] );
} );

test( '[PF-28] address: a history entry canceled before its write is never added', async () => {
	service.push( { item: '7' }, { cover: 'a' } );
	service.back( 1 );
	const cancel = service.push( { item: '8' }, { cover: 'b' } );
	cancel();
	await arrived();
	await calm();
	expect( location.search ).toBe( '?x=1' );
} );

test( '[PF-28] address: a hash stays when a part writes', () => {
	history.replaceState( null, '', '/work/#about' );
	service.replace( list( '2' ) );
	expect( location.href ).toMatch( /\?frontage-2-page=2#about$/ );
} );
