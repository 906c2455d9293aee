/** Offers to convert what a page builder left in a post, and to restore it. */
import { registerPanel } from '../../../editor/document-panel';
import { ConvertPanel } from './panel';
import './convert.scss';

registerPanel( 'convert', ConvertPanel );
