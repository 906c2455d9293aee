/** Controls of a block's inspector, each for one attribute. Options are labels by value, so no value may be a number: objects list those first. */
import {
	RadioControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';

export interface Editable< Attributes > {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

/** Names of the attributes of a type. */
export type Named< Attributes, Kind > = keyof {
	[
		Name in keyof Attributes as Attributes[ Name ] extends Kind | undefined
			? Name
			: never
	]: true;
} &
	keyof Attributes;

/** Labels by value. */
type Labels< Attributes, Name extends keyof Attributes > = Record<
	Attributes[ Name ] & string,
	string
>;

interface TextOptions {
	help?: string;
	placeholder?: string;
	type?: 'url';
}

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

const optionsOf = ( labels: Record< string, string > ) =>
	Object.entries( labels ).map( ( [ value, label ] ) => ( {
		value,
		label,
	} ) );

/** Value of an attribute, and how it is set. */
export const boundTo =
	< Attributes extends object >( {
		attributes,
		setAttributes,
	}: Editable< Attributes > ) =>
	< Name extends keyof Attributes >( name: Name ) => ( {
		value: String( attributes[ name ] ?? '' ),
		onChange: ( value: unknown ) =>
			setAttributes( { [ name ]: value } as Partial< Attributes > ),
	} );

export function controlsFor< Attributes extends object >(
	edited: Editable< Attributes >
) {
	const bound = boundTo( edited );
	return {
		toggle: (
			name: Named< Attributes, boolean >,
			label: string,
			help?: string
		) => (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={ !! edited.attributes[ name ] }
				onChange={ bound( name ).onChange }
			/>
		),
		text: (
			name: Named< Attributes, string >,
			label: string,
			options: TextOptions = {}
		) => (
			<TextControl
				{ ...LOOK }
				{ ...options }
				label={ label }
				{ ...bound( name ) }
			/>
		),
		select: < Name extends Named< Attributes, string > >(
			name: Name,
			label: string,
			labels: Labels< Attributes, Name >,
			help?: string
		) => (
			<SelectControl
				{ ...LOOK }
				label={ label }
				help={ help }
				options={ optionsOf( labels ) }
				{ ...bound( name ) }
			/>
		),
		radio: < Name extends Named< Attributes, string > >(
			name: Name,
			label: string,
			labels: Labels< Attributes, Name >,
			help?: string
		) => (
			<RadioControl
				label={ label }
				help={ help }
				options={ optionsOf( labels ) }
				selected={ bound( name ).value }
				onChange={ bound( name ).onChange }
			/>
		),
	};
}
