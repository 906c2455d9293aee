import {
	parse,
	rawHandler,
	registerBlockType,
	switchToBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { RawHTML, createElement } from '@wordpress/element';
import { readFileSync, readdirSync } from 'fs';
import { join } from 'path';
import { readAttributes } from '../data/read-attributes';
import { ORIGINAL_BLOCK } from '../legacy/attributes';
import metadata from '../block.json';
import { from } from '../transforms/from';

const folder = join( __dirname, 'contents' );
const names = readdirSync( folder )
	.filter( ( file ) => file.endsWith( '.html' ) )
	.map( ( file ) => file.replace( '.html', '' ) );
const read = ( file: string ) => readFileSync( join( folder, file ), 'utf8' );

beforeAll( () => {
	const register = ( name: string, block: object ) =>
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			edit: () => null,
			save: () => null,
			...block,
		} as unknown as BlockConfiguration );
	register( metadata.name, {
		...metadata,
		category: 'text',
		transforms: { from },
	} );
	register( ORIGINAL_BLOCK, {
		// Same as in register.php.
		attributes: {
			...Object.fromEntries(
				[
					'columns',
					'itemsPerPage',
					'enableMasonry',
					'categorySelectedNum',
					'quick-view-text',
				].map( ( name ) => [ name, {} ] )
			),
			saved: { type: 'string', source: 'raw' },
		},
		save: ( { attributes }: { attributes: { saved: string } } ) =>
			createElement( RawHTML, null, attributes.saved ),
	} );
	register( 'core/html', {
		attributes: { content: { type: 'string', source: 'raw' } },
	} );
} );

test.each( names )(
	'[HK-03] deprecation: old content is valid and means the same: %s',
	( name ) => {
		const content = read( `${ name }.html` );
		const blocks = content.startsWith( '<!--' )
			? parse( content )
			: rawHandler( { HTML: `\n${ content }` } );
		expect( blocks ).toHaveLength( 1 );
		const [ block ] = blocks;
		expect( block?.isValid ).toBe( true );
		const [ ours ] =
			( block && switchToBlockType( block, metadata.name ) ) ?? blocks;
		expect( ours?.name ).toBe( metadata.name );
		const { attributes = {} } = ours ?? {};
		expect( {
			...attributes,
			...readAttributes( attributes ),
		} ).toMatchObject( JSON.parse( read( `${ name }.json` ) ) );
	}
);

test( '[HK-03] deprecation: content without a width keeps none', () => {
	const [ block ] = parse( read( 'loose-types.html' ) );
	expect( block?.attributes ).not.toHaveProperty( 'align' );
} );
