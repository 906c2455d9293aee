/** Registers a block that PHP renders. */
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import type { ComponentType } from '@wordpress/element';

interface Settings {
	icon: JSX.Element;
	edit: ComponentType< never >;
	/** Of blocks with inner blocks; nothing else is saved. */
	save?: () => JSX.Element;
	[ name: string ]: unknown;
}

// TypeScript infers wider types from JSON than block metadata has.
export const registerBlock = (
	metadata: { name: string },
	settings: Settings
) =>
	registerBlockType(
		metadata as unknown as BlockConfiguration,
		{ save: () => null, ...settings } as unknown as BlockConfiguration
	);
