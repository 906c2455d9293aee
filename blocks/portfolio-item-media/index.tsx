/** Registers the Portfolio Item Media block, and previews blocks that are bound to an item with the item's values. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { media as icon } from '@wordpress/icons';
import { registerBindings } from '../../src/portfolio/item-page/bindings';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata as unknown as BlockConfiguration, {
	icon,
	edit: Edit,
	save: () => null,
} );

registerBindings();
