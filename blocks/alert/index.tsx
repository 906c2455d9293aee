/** Registers the Alert block. */
import { InnerBlocks } from '@wordpress/block-editor';
import { info as icon } from '@wordpress/icons';
import { plainText } from '../../src/editor/plain-text';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import { transforms } from './transforms';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => <InnerBlocks.Content />,
	transforms,
	__experimentalLabel: ( { title }: { title: string } ) => plainText( title ),
} );
