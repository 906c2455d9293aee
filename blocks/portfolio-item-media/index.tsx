/** Registers the Portfolio Item Media block, and previews blocks that are bound to an item with the item's values. */
import { media as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import { registerBindings } from '../../src/portfolio/item-page/bindings';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
} );

registerBindings();
