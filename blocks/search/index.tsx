/** Registers the Search block and its transforms from and to the core Search block. */
import {
	createBlock,
	registerBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { search as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { fromCore, toCore, type CoreSearch } from './editor/core-search';
import './style.scss';

type Kept = Pick< Attributes, keyof Attributes >;

registerBlockType< Kept >(
	metadata as unknown as BlockConfiguration< Kept >,
	{
		icon,
		edit: Edit,
		save: () => null,
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
	} as unknown as BlockConfiguration< Kept >
);
