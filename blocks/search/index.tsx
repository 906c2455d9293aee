/** Registers the Search block and its transforms from and to the core Search block. */
import { createBlock } from '@wordpress/blocks';
import { search as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { fromCore, toCore, type CoreSearch } from './editor/core-search';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	transforms: {
		from: [
			{
				type: 'block',
				blocks: [ 'core/search' ],
				transform: ( attributes: CoreSearch ) =>
					createBlock( metadata.name, fromCore( attributes ) ),
			},
		],
		to: [
			{
				type: 'block',
				blocks: [ 'core/search' ],
				transform: ( attributes: Attributes ) =>
					createBlock( 'core/search', toCore( attributes ) ),
			},
		],
	},
} );
