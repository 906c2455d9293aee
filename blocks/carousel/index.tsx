/** Registers the Carousel block. */
import { InnerBlocks } from '@wordpress/block-editor';
import { gallery as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './editor/transforms';
import { variations } from './editor/variations';
import './editor.scss';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
	transforms,
	variations,
} );
