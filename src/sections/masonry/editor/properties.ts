/** Custom properties of a masonry in the canvas, as server/masonry.php prints them. */
import { cssPreset } from '../../../editor/block/css-preset';
import { responsiveStyle, type Responsive } from '../../../editor/responsive';

export interface Attributes {
	frontageMasonry?: boolean;
	/** Of devices with their own; on desktop they are the block's. */
	frontageMasonryColumns?: Responsive< number >;
	columns?: number;
	layout?: {
		type?: string;
		columnCount?: number | null;
		minimumColumnWidth?: string | null;
	};
	style?: {
		spacing?: { blockGap?: string | { top?: string; left?: string } };
	};
}

const lengthOf = ( value = '' ) =>
	cssPreset( value, 'spacing' ) || value || undefined;

/** Most columns; the least width of one is the same in masonry.scss. */
export const MOST = 12;
const LEAST = '220px';

const noneOr = ( value?: string | number ) => ( value ? `${ value }` : '' );

export function propertiesOf( {
	columns,
	layout,
	style,
	frontageMasonryColumns: own = {},
}: Attributes ) {
	const gap = style?.spacing?.blockGap;
	const { top, left } =
		typeof gap === 'object' ? gap : { top: gap, left: gap };
	const least = layout?.minimumColumnWidth || undefined;
	const devices = Object.keys( own );
	return {
		...responsiveStyle< string | number | undefined >(
			'--frontage-masonry-columns',
			{
				...own,
				value:
					( layout?.columnCount || columns ) ??
					( least ? MOST : devices.length && 3 ),
			},
			noneOr
		),
		...responsiveStyle< string | undefined >(
			'--frontage-masonry-least',
			{
				value: least ?? ( devices.length ? LEAST : undefined ),
				// A device's own columns are as narrow as they become.
				...Object.fromEntries(
					devices.map( ( key ) => [ key, '0px' ] )
				),
			},
			noneOr
		),
		'--frontage-masonry-row': lengthOf( top ),
		'--frontage-masonry-gap': lengthOf( left ),
	};
}
