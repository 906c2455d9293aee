import { addAction } from '@wordpress/hooks';
import { announce, publicMessage, type KitEvent } from '../events';
import events from '../events.json';

const EVENTS = Object.keys( events ) as KitEvent[];

test( '[KT-03] events: hook and DOM event have the specification’s names', () => {
	const heard: unknown[] = [];
	addAction( 'frontage.kits', 'test', ( name, detail ) =>
		heard.push( [ 'frontage.kits', name, detail ] )
	);
	for ( const name of EVENTS ) {
		addAction( `frontage.kits.${ name }`, 'test', ( detail ) =>
			heard.push( [ 'hook', name, detail ] )
		);
		document.addEventListener( name, ( event ) =>
			heard.push( [
				'DOM',
				name,
				event instanceof CustomEvent ? event.detail : undefined,
			] )
		);
		announce( name, { status: 'success' } );
	}
	const detail = { status: 'success' };
	expect( heard ).toEqual(
		EVENTS.flatMap( ( name ) => [
			[ 'DOM', name, detail ],
			[ 'frontage.kits', name, detail ],
			[ 'hook', name, detail ],
		] )
	);
	expect( EVENTS ).toHaveLength( 9 );
} );

test( '[KT-03] events: a listener that throws stops nothing', () => {
	const report = jest.fn();
	Object.assign( globalThis, { reportError: report } );
	const last = jest.fn();
	addAction( 'frontage.kits', 'throws', () => {
		throw new Error( 'mine' );
	} );
	addAction( 'frontage.kits.ie_admin_action', 'last', last );
	announce( 'ie_admin_action', { action: 'undo' } );
	expect( last ).toHaveBeenCalledWith( { action: 'undo' } );
	expect( report ).toHaveBeenCalledWith( new Error( 'mine' ) );
} );

test.each( [
	[ 'The entry “files/a.jpg” is a link.', 'The entry … is a link.' ],
	[ 'No file /srv/www/site/wp-content/a.jpg', 'No file …' ],
	[ 'Failed at https://example.org/?key=1 now', 'Failed at … now' ],
	[ 'Page "Our prices" is broken', 'Page … is broken' ],
] )( '[KT-03] events: %j is told without names and paths', ( text, told ) => {
	expect( publicMessage( new Error( text ) ) ).toBe( told );
} );
