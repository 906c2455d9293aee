/** Registers the Portfolio Item Navigation block. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { postTerms as icon } from '@wordpress/icons';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlockType( metadata as unknown as BlockConfiguration, {
	icon,
	edit: Edit,
	save: () => null,
} );
