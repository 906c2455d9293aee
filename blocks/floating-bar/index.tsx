/** Registers the Floating Bar block. */
import { InnerBlocks } from '@wordpress/block-editor';
import { footer as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
} );
