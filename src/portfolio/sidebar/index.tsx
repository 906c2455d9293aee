/** Adds the panel “Portfolio” to the settings of a portfolio item in the block editor. */
import { registerPanel } from '../../editor/document-panel';
import { ItemPanel } from './item-panel';
import './sidebar.scss';

registerPanel( 'portfolio', ItemPanel );
