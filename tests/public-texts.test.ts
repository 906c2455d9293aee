/** Keeps what the public reads beside the code in step with it: readme.txt, README.md and the configuration for WPML. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserslist } from '../package.json';
import services from '../blocks/share/services.json';

const read = ( file: string ) =>
	readFileSync( join( __dirname, '..', file ), 'utf8' );

interface Attribute {
	type: string;
	enum?: string[];
}

const blocks: { name: string; attributes?: Record< string, Attribute > }[] =
	readdirSync( join( __dirname, '../blocks' ) )
		.filter( ( name ) => ! name.endsWith( '.md' ) )
		.map( ( name ) => JSON.parse( read( `blocks/${ name }/block.json` ) ) );

test( '[SH-09] readme: every service for sharing is named', () => {
	const readme = read( 'readme.txt' );
	expect(
		Object.values( services )
			.map( ( { title } ) => title )
			.filter( ( title ) => ! readme.includes( title ) )
	).toEqual( [] );
} );

test.each( [ 'readme.txt', 'README.md' ] )(
	'[HK-02] %s: the oldest browsers are those that the code is checked against',
	( file ) => {
		const text = read( file ).replace( /\s+/g, ' ' );
		const oldest = ( browser: string ) =>
			browserslist
				.flatMap( ( queries ) => queries.split( ', ' ) )
				.find( ( query ) => query.startsWith( `${ browser } >= ` ) )
				?.split( ' ' )
				.pop();
		expect( text ).toContain( `version ${ oldest( 'chrome' ) }` );
		expect( text ).toContain( `Firefox from ${ oldest( 'firefox' ) }` );
		expect( text ).toContain( `Safari from ${ oldest( 'safari' ) }` );
	}
);

test( '[HK-05] WPML: every text and address in a block can be translated', () => {
	const config = read( 'wpml-config.xml' );
	const missing = blocks.flatMap( ( { name, attributes = {} } ) => {
		const [ , own = '' ] =
			config.split( new RegExp( `type="${ name }" translate="1">` ) ) ??
			[];
		const keys = own.split( '</gutenberg-block>' )[ 0 ] ?? '';
		return Object.entries( attributes )
			.filter(
				( [ key, attribute ] ) =>
					attribute.type === 'string' &&
					! attribute.enum &&
					/^(label|title|placeholder|url)$|(Text|Url)$/.test( key ) &&
					! keys.includes( `<key name="${ key }"` )
			)
			.map( ( [ key ] ) => `${ name } ${ key }` );
	} );
	expect( missing ).toEqual( [] );
} );

test( '[HK-05] British English: every text spelled differently is translated', () => {
	const american =
		/color|centered|canceled|emphasized|behavior|neighbor|\bgray\b/i;
	const idsOf = ( file: string ) =>
		[ ...read( file ).matchAll( /^msgid(?:_plural)? "(.+)"$/gm ) ]
			.map( ( [ , id = '' ] ) => id )
			.filter( ( id ) => american.test( id ) )
			.sort();
	expect( idsOf( 'languages/frontage.pot' ) ).not.toEqual( [] );
	expect( idsOf( 'languages/frontage-en_GB.po' ) ).toEqual(
		idsOf( 'languages/frontage.pot' )
	);
} );
