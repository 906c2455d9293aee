/** Block variations: any blocks, pictures, and posts. */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { gallery, image, postList } from '@wordpress/icons';
import type { Attributes } from '../attributes';

type Kept = Pick< Attributes, keyof Attributes >;

export const variations: BlockVariation< Partial< Kept > >[] = [
	{
		name: 'carousel',
		title: __( 'Carousel', 'frontage' ),
		icon: gallery,
		isDefault: true,
		attributes: { kind: '' },
		scope: [ 'inserter' ],
	},
	{
		name: 'image-carousel',
		title: __( 'Image carousel', 'frontage' ),
		description: __(
			'Pictures in a row, each of which opens over the page.',
			'frontage'
		),
		icon: image,
		attributes: { kind: 'images' },
		isActive: [ 'kind' ],
		scope: [ 'inserter' ],
	},
	{
		name: 'post-carousel',
		title: __( 'Post carousel', 'frontage' ),
		description: __( 'The latest posts, as slides.', 'frontage' ),
		icon: postList,
		innerBlocks: [
			[
				'core/query',
				{ query: { perPage: 9, postType: 'post', inherit: false } },
				[
					[
						'core/post-template',
						{},
						[
							[
								'core/post-featured-image',
								{ isLink: true, aspectRatio: '4/3' },
							],
							[
								'core/post-title',
								{ isLink: true, level: 3, fontSize: 'medium' },
							],
						],
					],
				],
			],
		],
		scope: [ 'inserter' ],
	},
];
