/** Registers the Portfolio block. */
import { gallery as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import { from } from './transforms/from';
import { variations } from './variations';

registerBlock( metadata, {
	icon,
	edit: Edit,
	variations,
	transforms: { from },
} );
