/** WordPress's hooks in scripts: they extend third-party blocks in the editor, and let third parties extend this plugin's. */
import {
	addFilter,
	applyFilters,
	doAction as announce,
} from '@wordpress/hooks';
import type { ComponentType } from '@wordpress/element';

export { addFilter, applyFilters };

export const doAction: ( name: string, ...args: unknown[] ) => void = announce;

/** Adds attributes to third-party blocks, by the attribute's name. */
export function addAttributes(
	blocks: string[],
	namespace: string,
	attributes: Record< string, { type: string; default: unknown } >
): void {
	addFilter(
		'blocks.registerBlockType',
		namespace,
		( settings: { attributes?: object }, name: string ) =>
			blocks.includes( name )
				? {
						...settings,
						attributes: { ...settings.attributes, ...attributes },
					}
				: settings
	);
}

/** Wraps the edit component of blocks: in the sidebar, for instance. */
export function wrapEdit< Props >(
	namespace: string,
	wrap: ( Edit: ComponentType< Props > ) => ComponentType< Props >
): void {
	addFilter( 'editor.BlockEdit', namespace, wrap );
}

/** Wraps blocks in the editor's canvas: to add attributes to their element, for instance. */
export function wrapBlock< Props >(
	namespace: string,
	wrap: ( Block: ComponentType< Props > ) => ComponentType< Props >
): void {
	addFilter( 'editor.BlockListBlock', namespace, wrap );
}
