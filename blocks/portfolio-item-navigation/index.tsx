/** Registers the Portfolio Item Navigation block. */
import { postTerms as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
} );
