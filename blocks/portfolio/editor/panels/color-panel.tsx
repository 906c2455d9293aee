/**
 * Inspector: colors of one part of the gallery. A color of the theme's palette is stored by its slug, so that it adapts to the theme's style
 * variations.
 */
import {
	ContrastChecker,
	PanelColorSettings,
	useSettings,
} from '@wordpress/block-editor';
import type { Attributes } from '../../attributes';
import type { PanelProps } from './panel';

type ColorName = Extract< keyof Attributes, `${ string }Color` >;

interface ColorPanelProps extends Pick<
	PanelProps,
	'attributes' | 'setAttributes'
> {
	title: string;
	colors: ( readonly [ name: ColorName, label: string ] )[];
	/** Color pairs whose contrast is checked; the first color that is set in each list is used. */
	contrasts: { text: ColorName[]; background: ColorName[] }[];
}

export function ColorPanel( {
	title,
	colors,
	contrasts,
	attributes,
	setAttributes,
}: ColorPanelProps ) {
	const { shown, kept } = usePresets();
	const firstOf = ( names: ColorName[] ) =>
		names.map( ( name ) => shown( attributes[ name ] ) ).find( Boolean );

	return (
		<PanelColorSettings
			title={ title }
			enableAlpha
			colorSettings={ colors.map( ( [ name, label ] ) => ( {
				label,
				value: shown( attributes[ name ] ),
				onChange: ( color ) =>
					setAttributes( { [ name ]: kept( color ) } ),
			} ) ) }
		>
			{ contrasts.map( ( { text, background } ) => (
				<ContrastChecker
					key={ text.join() }
					textColor={ firstOf( text ) }
					backgroundColor={ firstOf( background ) }
				/>
			) ) }
		</PanelColorSettings>
	);
}

interface Preset {
	slug: string;
	color: string;
}

const isPreset = ( value: unknown ): value is Preset =>
	typeof value === 'object' &&
	value !== null &&
	'slug' in value &&
	'color' in value;

function usePresets() {
	const palettes = useSettings(
		'color.palette.custom',
		'color.palette.theme',
		'color.palette.default'
	);
	const presets = palettes.flat().filter( isPreset );

	return {
		/** Resolves a stored color for the color picker. */
		shown( kept: string ): string | undefined {
			const slug = kept.match( /^var:preset\|color\|(.+)$/ )?.[ 1 ];
			return (
				presets.find( ( preset ) => preset.slug === slug )?.color ??
				( kept || undefined )
			);
		},
		/** Converts a picked color to its stored form. */
		kept( color = '' ): string {
			const preset = presets.find( ( each ) => each.color === color );
			return preset ? `var:preset|color|${ preset.slug }` : color;
		},
	};
}
