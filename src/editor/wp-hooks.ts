/** WordPress's hooks in the editor: they extend third-party blocks. */
import type { ComponentType } from '@wordpress/element';
import { addFilter, applyFilters, doAction } from '../client/events/wp-hooks';

export { addFilter, applyFilters, doAction };

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
