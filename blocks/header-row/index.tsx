/** Registers the Header Row block. */
import { InnerBlocks } from '@wordpress/block-editor';
import { row as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { label } from './label';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
	__experimentalLabel: ( { row, device }: Attributes ) =>
		label( { row, device } ),
} );
