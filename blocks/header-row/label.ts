/** Labels of header rows in the editor. */
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface Option< Value > {
	value: Value;
	label: string;
}

export const ROWS: Option< Attributes[ 'row' ] >[] = [
	{ value: 'above', label: __( 'Above', 'frontage' ) },
	{ value: 'main', label: __( 'Main', 'frontage' ) },
	{ value: 'below', label: __( 'Below', 'frontage' ) },
];

export const DEVICES: Option< Attributes[ 'device' ] >[] = [
	{ value: 'all', label: __( 'Every device', 'frontage' ) },
	{ value: 'desktop', label: __( 'Desktop only', 'frontage' ) },
	{
		value: 'mobile',
		label: __( 'Phones and narrow windows only', 'frontage' ),
	},
];

/** Label of a row in List View. */
export function label( {
	row,
	device,
}: Pick< Attributes, 'row' | 'device' > ): string {
	const name = ROWS.find( ( { value } ) => value === row )?.label ?? '';
	const on = DEVICES.find( ( { value } ) => value === device )?.label ?? '';
	return device === 'all' ? name : `${ name } – ${ on }`;
}
