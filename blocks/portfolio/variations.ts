/** Block variations for the layouts, in the inserter and for switching between them. */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { gallery, grid, mobile, video } from '@wordpress/icons';
import type { Attributes } from './attributes';
import { arrangement } from './editor/arrangement';

type Some = Partial< Pick< Attributes, keyof Attributes > >;

const isWide = ( { tileRatio, columns }: Some ) =>
	tileRatio === '16/9' &&
	Number( typeof columns === 'object' ? columns.value : columns ) === 2;

const layouts: BlockVariation< Some >[] = [
	{
		name: 'masonry',
		title: __( 'Portfolio', 'frontage' ),
		icon: gallery,
		attributes: { layout: 'masonry', thumbnailHoverStyle: 'default' },
		isActive: ( attributes ) => arrangement( attributes ) === 'masonry',
	},
	{
		name: 'grid',
		title: __( 'Portfolio grid', 'frontage' ),
		description: __( 'All pictures are cut to one shape.', 'frontage' ),
		icon: grid,
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
		attributes: { thumbnailHoverStyle: 'style-1' },
		isActive: ( attributes ) => arrangement( attributes ) === 'tall',
	},
	{
		name: 'films',
		title: __( 'Portfolio of films', 'frontage' ),
		description: __( 'Wide frames in two columns.', 'frontage' ),
		icon: video,
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

/**
 * New galleries start with wide alignment, because a text column has room for one tile only. As a default of the attribute, this would widen existing
 * galleries; and a gallery that switches its layout keeps its width.
 */
export const variations = [
	...layouts.map( ( layout ) => ( {
		...layout,
		scope: [ 'transform' ],
	} ) ),
	...layouts.map( ( { isActive, ...layout }, at ) => ( {
		...layout,
		name: `insert-${ layout.name }`,
		scope: [ 'inserter' ],
		isDefault: at === 0,
		attributes: { align: 'wide', ...layout.attributes },
	} ) ),
];
