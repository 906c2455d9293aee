import { readFileSync } from 'fs';
import { destination, TYPES } from '../item';
import addresses from './addresses.json';
import { itemOf } from './items';

/* DestinationTest.php tests the server with the same URLs. */
const ITEM = itemOf( 1, { type: 'iframe' } );

test.each( addresses.shown )(
	'[PF-19] item: it links to the site that it shows: %s',
	( siteUrl ) => {
		expect( destination( { ...ITEM, siteUrl } ) ).toBe( siteUrl );
	}
);

test.each( addresses.refused )(
	'[PF-19] item: a bad address leads to its own page: %s',
	( address ) => {
		expect( destination( { ...ITEM, siteUrl: address } ) ).toBe(
			ITEM.link
		);
		expect(
			destination( { ...ITEM, type: 'video', videoUrl: address } )
		).toBe( ITEM.link );
	}
);

test( '[PF-02] item: every stored type is shown as that type', () => {
	const php = readFileSync( 'src/portfolio/item.php', 'utf8' );
	const [ , stored ] = /^const TYPES = \[ (.*) \];$/m.exec( php ) ?? [];
	expect( TYPES.map( ( type ) => `'${ type }'` ).join( ', ' ) ).toBe(
		stored
	);
} );
