import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from '../editor/look';
import { DEFAULTS, toStored } from '../editor/options';

test( '[HD-07] sticky options: the editor has the page’s defaults', () => {
	const php = readFileSync(
		join( __dirname, '../server/options.php' ),
		'utf8'
	);
	for ( const [ name, value ] of Object.entries( DEFAULTS ) ) {
		if ( typeof value !== 'object' ) {
			const text =
				typeof value === 'string' ? `'${ value }'` : String( value );
			expect( php.replace( / +/g, ' ' ) ).toContain(
				`'${ name }' => ${ text },`
			);
		}
	}
	expect( php.replace( /\s+/g, ' ' ) ).toMatch(
		/'distance' => \[ 'desktop' => \[ 'size' => 100, 'unit' => 'px', .+'threshold' => \[ 'desktop' => \[ 'size' => 10, 'unit' => '%'/
	);
} );

test( '[HD-07] sticky options: content holds only changes', () => {
	expect( toStored( DEFAULTS ) ).toBeUndefined();
	expect(
		toStored( { ...DEFAULTS, enabled: true, devices: [ 'mobile' ] } )
	).toEqual( { enabled: true, devices: [ 'mobile' ] } );
} );

test( '[HD-07] sticky options: the editor shows the page’s look', () => {
	const options = { ...DEFAULTS, border: true, shadow: true };
	expect( look( DEFAULTS ) ).toEqual( {} );
	expect( look( { ...options, background: 'solid' } ) ).toEqual( {
		background: '#ffffff',
		'box-shadow': '0 1px 0 0 #e0e0e0, 0 0px 10px 0px rgba(0,0,0,0.1)',
	} );
	expect(
		look( { ...DEFAULTS, transparent: true, background: 'gradient' } )
	).toEqual( {
		background: 'linear-gradient(180deg, #ffffff 0%, #f0f0f0 100%)',
	} );
	expect(
		look( { ...DEFAULTS, background: 'gradient', gradient: 'radial' } )
			.background
	).toBe( 'radial-gradient(circle, #ffffff 0%, #f0f0f0 100%)' );
	expect(
		look( { ...DEFAULTS, transparent: true, transparency: 75 } )
	).toEqual( {
		background: 'rgba(255,255,255,0.25)',
		'backdrop-filter': 'blur(10px)',
	} );
} );
