/** Registers the Accordion Item block. */
import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { accordionItem as icon } from '@wordpress/icons';
import { plainText } from '../../src/editor/plain-text';
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
		__experimentalLabel: ( { title }: Kept ) => plainText( title ),
	} as unknown as BlockConfiguration< Kept >
);
