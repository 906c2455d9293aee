/** Registers the Account block and its transform from WordPress's Login/out block. */
import { createBlock } from '@wordpress/blocks';
import { commentAuthorAvatar as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	transforms: {
		from: [
			{
				type: 'block',
				blocks: [ 'core/loginout' ],
				transform: () => createBlock( metadata.name ),
			},
		],
	},
} );
