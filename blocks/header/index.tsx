/** Registers the Header block. */
import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { header as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import './style/narrow.scss';
import './style/wide.scss';

type Kept = Pick< Attributes, keyof Attributes >;

registerBlockType< Kept >(
	metadata as unknown as BlockConfiguration< Kept >,
	{
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
	} as unknown as BlockConfiguration< Kept >
);
