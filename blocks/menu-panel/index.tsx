/** Registers the Menu Panel block. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { columns as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';

type Kept = Pick< Attributes, keyof Attributes >;

registerBlockType< Kept >(
	metadata as unknown as BlockConfiguration< Kept >,
	{
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
	} as unknown as BlockConfiguration< Kept >
);
