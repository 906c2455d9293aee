/** Registers the Tabs block. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { tabs as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import './editor.scss';
import './style.scss';

type Kept = Pick< Attributes, keyof Attributes >;

registerBlockType< Kept >(
	metadata as unknown as BlockConfiguration< Kept >,
	{
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
		variations: [
			{
				name: 'vertical',
				title: __( 'Vertical tabs', 'frontage' ),
				description: __(
					'Panels beside the list of their titles; on phones one below the other.',
					'frontage'
				),
				attributes: {
					layout: { value: 'vertical', mobile: 'accordion' },
				},
				isActive: ( { layout }: Kept ) => layout.value === 'vertical',
				scope: [ 'inserter' ],
			},
		],
		transforms,
	} as unknown as BlockConfiguration< Kept >
);
