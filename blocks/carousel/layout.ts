/** Layout of a carousel in the editor: custom properties as server/attributes.php prints them. */
import { cssPreset } from '../../src/editor/block/css-preset';
import {
	responsiveStyle,
	type Responsive,
	type ResponsiveKey,
} from '../../src/editor/responsive';
import type { Attributes } from './attributes';

export const MOST_SHOWN = 12;

const count = ( value: number ) =>
	value >= 1 && value <= MOST_SHOWN ? `${ Math.trunc( value ) }` : '';

function length( value: string ): string {
	if ( /^\d*\.?\d+$/.test( value ) ) {
		return `${ value }px`;
	}
	return /^\d*\.?\d+(px|r?em|ch|vw|cqi|%)$/.test( value )
		? value
		: cssPreset( value, 'spacing' );
}

/** Slides that each device shows: three, two on tablets unless one is shown, one on phones. */
export function slidesToShow(
	values: Responsive< number >
): Responsive< number > {
	const { value = 3 } = values;
	return { tablet: Math.min( 2, value ), mobile: 1, ...values, value };
}

/** Values to keep of those that were shown with their defaults, after one was changed. */
export function ownToShow(
	before: Responsive< number >,
	after: Responsive< number >
): Responsive< number > {
	const shown = slidesToShow( before );
	return Object.fromEntries(
		Object.entries( after ).filter(
			( [ key, value ] ) =>
				key in before || value !== shown[ key as ResponsiveKey ]
		)
	);
}

export const layoutStyle = ( {
	slidesToShow: shown,
	spacing,
	offset,
	effect,
}: Attributes ): Record< `--${ string }`, string > => ( {
	...responsiveStyle(
		'--frontage-carousel-slides',
		effect === 'fade' ? { value: 1 } : slidesToShow( shown ),
		count
	),
	...responsiveStyle( '--frontage-carousel-gap', spacing, length ),
	...responsiveStyle( '--frontage-carousel-offset', offset, length ),
} );
