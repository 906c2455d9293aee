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

test( '[PF-28] what one part has written stands in the entry that another pushes', () => {
	service.replace( list( '2' ) );
	expect( location.search ).toBe( '?x=1&frontage-2-page=2' );
	service.push( filter( 'film' ) );
	expect( location.search ).toBe(
		'?x=1&frontage-2-page=2&frontage-1-category=film'
	);
	expect( history.state ).toEqual( { idx: 3 } );
} );

test( '[PF-28] what the browser would not write yet stands in the entry that another part pushes', () => {
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

test( '[PF-28] what is shown while a dialog covers the page is in the address below it, too', async () => {
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

test( '[PF-28] who steps further back than below the dialog gets what that address asks for', async () => {
	service.push( list( '4' ) );
	service.push( { item: '7' }, { cover: 'a' } );
	service.replace( list( '5' ) );
	history.go( -2 );
	await arrived();
	expect( location.search ).toBe( '?x=1' );
	expect( service.current().search ).toBe( '?x=1' );
} );

test( '[PF-28] every part learns of what another has written, and of steps through the history', async () => {
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

test( '[PF-28] an entry that is taken back before it was written never comes', async () => {
	service.push( { item: '7' }, { cover: 'a' } );
	service.back( 1 );
	const cancel = service.push( { item: '8' }, { cover: 'b' } );
	cancel();
	await arrived();
	await calm();
	expect( location.search ).toBe( '?x=1' );
} );

test( '[PF-28] a link within the page stays in the address when a part changes its own', () => {
	history.replaceState( null, '', '/work/#about' );
	service.replace( list( '2' ) );
	expect( location.href ).toMatch( /\?frontage-2-page=2#about$/ );
} );
