import { find } from '../find';
import { exported, imported } from '../transfer/transfer';
import type { Field } from '../check';
import schema from '../../schema.json';

const fields = Object.entries( schema.entries ).flatMap< object >(
	( [ name, entry ] ) =>
		'properties' in entry
			? Object.entries( entry.properties ).map(
					( [ property, one ] ) => ( {
						name: `${ name }.${ property }`,
						...one,
					} )
				)
			: [ { name, ...entry } ]
) as Field[];
const read = ( settings: unknown ) =>
	imported( fields, JSON.stringify( { frontage_settings: settings } ) );

test( '[SE-01] transfer: one site’s export is imported on another', () => {
	const values = Object.fromEntries(
		fields.map( ( field ) => [ field.name, field.default ] )
	);
	expect( imported( fields, exported( values ) ) ).toEqual( {
		values,
		wrong: [],
		unknown: [],
		pictures: [],
	} );
	expect( JSON.parse( exported( values ) ).frontage_settings ).toMatchObject(
		{
			responsive_header_logo_width: { desktop: 0, tablet: 0, mobile: 0 },
		}
	);
} );

test( '[SE-01] transfer: wrong values and unknown names are told', () => {
	const found = read( {
		break_point: '920',
		sticky_header_style: 'bounce',
		hook_sticky_header: 1,
		tablet_break_point: 1,
		store_notice_text: 5,
		responsive_header_logo_width: { desktop: 10, tablet: null, watch: 1 },
		color: 'red',
		mobile_break_point: 600,
	} );
	expect( found?.wrong.map( ( { name } ) => name ) ).toEqual( [
		'break_point',
		'sticky_header_style',
		'hook_sticky_header',
		'tablet_break_point',
		'store_notice_text',
		'responsive_header_logo_width.tablet',
	] );
	expect( found?.unknown ).toEqual( [
		'responsive_header_logo_width.watch',
		'color',
	] );
} );

test( '[SE-01] transfer: pictures are not transferred, which is told', () => {
	const found = read( { color_logo_switched: 7 } );
	expect( found?.values ).toEqual( {} );
	expect( found?.pictures.map( ( { name } ) => name ) ).toEqual( [
		'color_logo_switched',
	] );
	expect( read( { color_logo_switched: 0 } )?.values ).toEqual( {
		color_logo_switched: 0,
	} );
} );

test( '[SE-01] transfer: one number for all devices is refused', () => {
	expect( read( { responsive_header_logo_width: 5 } )?.wrong ).toHaveLength(
		3
	);
} );

test.each( [ '', 'x', '[]', '{}', '{"frontage_settings":[]}', 'null' ] )(
	'[SE-01] transfer: %p holds no settings',
	( text ) => expect( imported( fields, text ) ).toBeUndefined()
);

test( '[SE-01] search: settings match by heading, label, help, choices, name', () => {
	const groups = [ { id: 'summer', label: 'Été', fields } ];
	const names = ( search: string, always?: string[] ) =>
		find( groups, search, always ).flatMap( ( group ) =>
			group.fields.map( ( { name } ) => name )
		);
	expect( names( '' ) ).toHaveLength( fields.length );
	expect( names( 'ete BREAK_point tablet' ) ).toEqual( [
		'tablet_break_point',
	] );
	expect( names( 'logo phones' ) ).toEqual( [
		'responsive_header_logo_width.mobile',
	] );
	expect( names( 'slides in' ) ).toContain( 'sticky_header_style' );
	expect( names( 'xyz' ) ).toEqual( [] );
	expect( names( 'xyz', [ 'break_point' ] ) ).toEqual( [ 'break_point' ] );
} );
