/**
 * The layouts that an owner finds in the inserter, each as a gallery of its own, and turns into one another by a click.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { gallery, grid, mobile, video } from '@wordpress/icons';
import type { Attributes } from './attributes';
import { arrangement } from './editor/arrangement';

type Some = Partial< Pick< Attributes, keyof Attributes > >;

/** Films are an even grid of wide frames, two in a row. */
const isWide = ( { tileRatio, columns }: Some ) =>
	tileRatio === '16/9' && Number( columns ) === 2;

export const variations: BlockVariation< Some >[] = [
	{
		name: 'masonry',
		title: __( 'Portfolio', 'frontage' ),
		icon: gallery,
		isDefault: true,
		scope: [ 'inserter', 'transform' ],
		attributes: { layout: 'masonry', thumbnailHoverStyle: 'default' },
		isActive: ( attributes ) => arrangement( attributes ) === 'masonry',
	},
	{
		name: 'grid',
		title: __( 'Portfolio grid', 'frontage' ),
		description: __( 'All pictures are cut to one shape.', 'frontage' ),
		icon: grid,
		scope: [ 'inserter', 'transform' ],
		attributes: {
			layout: 'grid',
			thumbnailHoverStyle: 'default',
			tileRatio: '4/3',
		},
		isActive: ( attributes ) =>
			arrangement( attributes ) === 'grid' && ! isWide( attributes ),
	},
	{
		name: 'tall',
		title: __( 'Portfolio of tall screenshots', 'frontage' ),
		description: __(
			'Square tiles; a tall picture scrolls when somebody rests on it.',
			'frontage'
		),
		icon: mobile,
		scope: [ 'inserter', 'transform' ],
		attributes: { thumbnailHoverStyle: 'style-1' },
		isActive: ( attributes ) => arrangement( attributes ) === 'tall',
	},
	{
		name: 'films',
		title: __( 'Portfolio of films', 'frontage' ),
		description: __( 'Wide frames in two columns.', 'frontage' ),
		icon: video,
		scope: [ 'inserter', 'transform' ],
		attributes: {
			layout: 'grid',
			thumbnailHoverStyle: 'default',
			tileRatio: '16/9',
			columns: 2,
		},
		isActive: ( attributes ) =>
			arrangement( attributes ) === 'grid' && isWide( attributes ),
	},
];
