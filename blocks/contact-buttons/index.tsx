/** Registers the Contact Buttons block. */
import { comment as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './editor.scss';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
} );
