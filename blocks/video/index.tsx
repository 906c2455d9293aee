/** Registers the Video block, and its transforms from and to core's video and embeds. */
import { video as icon } from '@wordpress/icons';
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import './style.scss';

registerBlock( metadata, { icon, edit: Edit, transforms } );
