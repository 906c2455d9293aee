/** Registers the Slide block. */
import { InnerBlocks } from '@wordpress/block-editor';
import { page as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
} );
