import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import schema from '../schema.json';
import { DEFAULTS } from '../../../client/settings/visitor';

const root = join( __dirname, '../../../..' );
const {
	settingsModules,
}: {
	settingsModules: ( from: string ) => { file: string; text: string }[];
} = require( '../../../webpack/from-schema.cjs' );

test( '[SE-01] schema: words and types are as in schema.json', () => {
	for ( const { file, text } of settingsModules( root ) ) {
		expect( readFileSync( file, 'utf8' ) ).toBe( text );
	}
} );

test( '[SE-01] schema: each setting has a heading and an error text', () => {
	for ( const [ name, entry ] of Object.entries( schema.entries ) ) {
		expect( [ name, Object.keys( schema.groups ) ] ).toEqual( [
			name,
			expect.arrayContaining( [ entry.group ] ),
		] );
		expect( [ name, entry.label, entry.help ] ).toEqual( [
			name,
			expect.stringMatching( /\S/ ),
			expect.stringMatching( /\S/ ),
		] );
		expect( [ name, typeof entry.default ] ).toEqual( [
			name,
			{ integer: 'number' }[ entry.type ] ?? entry.type,
		] );
		if ( 'properties' in entry ) {
			expect( Object.keys( entry.default ) ).toEqual(
				Object.keys( entry.properties )
			);
		} else if ( 'enum' in entry ) {
			expect( Object.keys( entry.choices ) ).toEqual( entry.enum );
		} else if ( entry.type !== 'boolean' ) {
			expect( [ name, entry ] ).toEqual( [
				name,
				expect.objectContaining( {
					error: expect.stringMatching( /\S/ ),
				} ),
			] );
		}
	}
} );

test( '[SE-02] schema: pages get only what is marked for visitors', () => {
	const shown = Object.entries( schema.entries ).filter(
		( [ , entry ] ) => entry.visitor
	);
	expect( Object.entries( DEFAULTS ) ).toEqual(
		shown.map( ( [ name, entry ] ) => [ name, entry.default ] )
	);
} );
