/** Registers the Header Row block. */
import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { row as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { label } from './label';

type Kept = Pick< Attributes, keyof Attributes >;

registerBlockType< Kept >(
	metadata as unknown as BlockConfiguration< Kept >,
	{
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
		__experimentalLabel: ( { row, device }: Kept ) =>
			label( { row, device } ),
	} as unknown as BlockConfiguration< Kept >
);
