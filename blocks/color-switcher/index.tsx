/** Registers the Color Switcher block. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { color as icon } from '@wordpress/icons';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

type Kept = Pick< Attributes, keyof Attributes >;

// TypeScript infers wider types from JSON than block metadata has.
registerBlockType< Kept >( metadata as unknown as BlockConfiguration< Kept >, {
	icon,
	edit: Edit,
	save: () => null,
} );
