/** Puts the button into the inserter. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { arrowUp as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import './style/narrow.scss';
import './style/wide.scss';

type Kept = Pick< Attributes, keyof Attributes >;

// What TypeScript reads from JSON has wider types than a block's metadata.
registerBlockType< Kept >( metadata as unknown as BlockConfiguration< Kept >, {
	icon,
	edit: Edit,
	save: () => null,
} );
