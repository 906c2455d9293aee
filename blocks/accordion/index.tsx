/** Registers the Accordion block, its variations, and its transforms from and to core's accordion and details. */
import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { accordion as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import { from } from './transforms/from';
import { to } from './transforms/to';
import { variations } from './variations';

type Kept = Pick< Attributes, keyof Attributes >;

registerBlockType< Kept >(
	metadata as unknown as BlockConfiguration< Kept >,
	{
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
		transforms: { from, to },
		variations,
	} as unknown as BlockConfiguration< Kept >
);
