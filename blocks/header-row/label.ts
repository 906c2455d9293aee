/** Labels of header rows in the editor. */
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

export const ROWS: Record< Attributes[ 'row' ], string > = {
	above: __( 'Above', 'frontage' ),
	main: __( 'Main', 'frontage' ),
	below: __( 'Below', 'frontage' ),
};

export const DEVICES: Record< Attributes[ 'device' ], string > = {
	all: __( 'Every device', 'frontage' ),
	desktop: __( 'Desktop only', 'frontage' ),
	mobile: __( 'Phones and narrow windows only', 'frontage' ),
};

/** Label of a row in List View. */
export const label = ( {
	row,
	device,
}: Pick< Attributes, 'row' | 'device' > ): string =>
	device === 'all'
		? ROWS[ row ]
		: `${ ROWS[ row ] } – ${ DEVICES[ device ] }`;
