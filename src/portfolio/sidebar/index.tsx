/** Adds the panel “Portfolio” to the settings of a portfolio item in the block editor. */
import { registerPlugin } from '@wordpress/plugins';
import { ItemPanel } from './item-panel';
import './sidebar.scss';

registerPlugin( 'frontage-portfolio', { render: ItemPanel } );
