/** A panel in the block editor's document settings. */
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import type { ComponentType } from '@wordpress/element';
import { registerPlugin } from '@wordpress/plugins';

export const DocumentPanel = PluginDocumentSettingPanel;

/**
 * @param name  Suffix after `frontage-`.
 * @param Panel Renders a DocumentPanel, or nothing.
 */
export function registerPanel( name: string, Panel: ComponentType ): void {
	registerPlugin( `frontage-${ name }`, { render: Panel } );
}
