/**
 * Keeps a chosen colour of the theme's palette by its name, so that it changes with the theme's style variation.
 */
import { useSettings } from '@wordpress/block-editor';

interface Preset {
	slug: string;
	color: string;
}

const isPreset = ( value: unknown ): value is Preset =>
	typeof value === 'object' &&
	value !== null &&
	'slug' in value &&
	'color' in value;

export function usePresets() {
	const palettes = useSettings(
		'color.palette.custom',
		'color.palette.theme',
		'color.palette.default'
	);
	const presets = palettes.flat().filter( isPreset );

	return {
		/** The colour that the picker shows. */
		shown( kept: string ): string | undefined {
			const slug = kept.match( /^var:preset\|color\|(.+)$/ )?.[ 1 ];
			return (
				presets.find( ( preset ) => preset.slug === slug )?.color ??
				( kept || undefined )
			);
		},
		/** What the block keeps of a picked colour. */
		kept( color = '' ): string {
			const preset = presets.find( ( each ) => each.color === color );
			return preset ? `var:preset|color|${ preset.slug }` : color;
		},
	};
}
