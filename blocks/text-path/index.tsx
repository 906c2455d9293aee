/** Registers the Text Path block. */
import { registerBlock } from '../../src/editor/block/register-block';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './icon';
import './style.scss';

registerBlock( metadata, { icon, edit: Edit } );
