/** Controls used by most panels, each with a reset: range, select, toggle, text. */
import {
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { Attributes } from '../../attributes';
import { Field, type PanelProps, type Values } from './panel';

interface ControlProps extends PanelProps {
	label: string;
	help?: string;
}

/** Names of the attributes of a given type. */
type Named< Kind > = {
	[ Name in keyof Values ]: Values[ Name ] extends Kind ? Name : never;
}[ keyof Values ];

export function Scale( {
	name,
	label,
	help,
	min,
	max,
	step,
	...panel
}: ControlProps & {
	name: Named< number | null >;
	min: number;
	/** Maximum that the control offers; a larger stored value extends it. */
	max: number;
	step?: number;
} ) {
	const value = panel.values[ name ];
	return (
		<Field { ...panel } label={ label } names={ [ name ] }>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				min={ min }
				max={ Math.max( max, value ?? 0 ) }
				step={ step }
				value={ value ?? undefined }
				onChange={ ( chosen ) =>
					panel.setAttributes( { [ name ]: chosen } )
				}
			/>
		</Field>
	);
}

export function Choice< Word extends string >( {
	names,
	label,
	help,
	options,
	value,
	onChange,
	...panel
}: ControlProps & {
	/** Attributes that the control sets. */
	names: ( keyof Attributes )[];
	options: { value: Word; label: string }[];
	value: Word | undefined;
	onChange: ( chosen: Word ) => void;
} ) {
	return (
		<Field { ...panel } label={ label } names={ names }>
			<SelectControl< Word >
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				options={ options }
				value={ value }
				onChange={ onChange }
			/>
		</Field>
	);
}

export function Switch( {
	name,
	label,
	...panel
}: ControlProps & { name: Named< boolean > } ) {
	return (
		<Field { ...panel } label={ label } names={ [ name ] }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				checked={ panel.values[ name ] }
				onChange={ ( isOn ) =>
					panel.setAttributes( { [ name ]: isOn } )
				}
			/>
		</Field>
	);
}

export function Line( {
	name,
	label,
	placeholder,
	...panel
}: ControlProps & {
	name: 'quickViewText' | 'loadMoreButtonText';
	/** Default text for an empty value. */
	placeholder: string;
} ) {
	return (
		<Field { ...panel } label={ label } names={ [ name ] }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				placeholder={ placeholder }
				// Raw attribute: the sanitized value is trimmed, so a trailing space could not be typed.
				value={ panel.attributes[ name ] }
				onChange={ ( text ) =>
					panel.setAttributes( { [ name ]: text } )
				}
			/>
		</Field>
	);
}
