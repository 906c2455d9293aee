/** Registers the Progress Bar block. */
import { chartBar as icon } from '@wordpress/icons';
import { plainText } from '../../src/editor/plain-text';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	__experimentalLabel: ( { title }: { title: string } ) => plainText( title ),
} );
