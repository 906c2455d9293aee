/** Registers the Account block and its transform from WordPress's Login/out block. */
import {
	createBlock,
	registerBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { commentAuthorAvatar as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
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
					blocks: [ 'core/loginout' ],
					transform: () => createBlock( metadata.name ),
				},
			],
		},
	} as unknown as BlockConfiguration< Kept >
);
