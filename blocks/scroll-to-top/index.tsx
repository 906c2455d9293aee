/** Registers the Scroll to Top block. */
import { arrowUp as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import './style/narrow.scss';
import './style/wide.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
} );
