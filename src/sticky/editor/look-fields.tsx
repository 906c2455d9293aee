/** Fields for the stuck style: background, transparency, border, shadow. */
import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColorField, NumberField } from './fields';
import { DEFAULTS, type Options } from './options';

interface Props {
	options: Options;
	change: ( changed: Partial< Options > ) => void;
}

type Name< Value > = {
	[ Each in keyof Options ]: Options[ Each ] extends Value ? Each : never;
}[ keyof Options ];

/** Properties of the control of one option. */
const controlsOf = ( { options, change }: Props ) => ( {
	color: ( name: Name< string > ) => ( {
		value: options[ name ],
		onChange: ( value?: string ) =>
			change( { [ name ]: value ?? DEFAULTS[ name ] } ),
	} ),
	number: ( name: Name< number > ) => ( {
		value: options[ name ],
		onChange: ( value: number ) => change( { [ name ]: value } ),
	} ),
	toggle: ( name: Name< boolean > ) => ( {
		__nextHasNoMarginBottom: true,
		checked: options[ name ],
		onChange: ( value: boolean ) => change( { [ name ]: value } ),
	} ),
} );

export const LookFields = ( props: Props ) => (
	<>
		<BackgroundFields { ...props } />
		<BorderFields { ...props } />
		<ShadowFields { ...props } />
	</>
);

function BackgroundFields( props: Props ) {
	const { options, change } = props;
	const { color, number, toggle } = controlsOf( props );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Background while stuck', 'frontage' ) }
				value={ options.background }
				options={ [
					{ value: 'none', label: __( 'Its own', 'frontage' ) },
					{ value: 'solid', label: __( 'A color', 'frontage' ) },
					{
						value: 'gradient',
						label: __( 'A gradient', 'frontage' ),
					},
				] }
				onChange={ ( background ) => change( { background } ) }
			/>
			{ options.background === 'solid' && (
				<ColorField
					label={ __( 'Background color', 'frontage' ) }
					{ ...color( 'color' ) }
				/>
			) }
			{ options.background === 'gradient' && (
				<GradientFields { ...props } />
			) }
			{ options.background === 'none' && (
				<ToggleControl
					label={ __( 'Transparent while stuck', 'frontage' ) }
					help={ __(
						'The page shows through, blurred.',
						'frontage'
					) }
					{ ...toggle( 'transparent' ) }
				/>
			) }
			{ options.background === 'none' && options.transparent && (
				<NumberField
					label={ __( 'Transparency (%)', 'frontage' ) }
					max={ 100 }
					{ ...number( 'transparency' ) }
				/>
			) }
		</>
	);
}

function GradientFields( props: Props ) {
	const { options, change } = props;
	const { color, number } = controlsOf( props );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Gradient type', 'frontage' ) }
				value={ options.gradient }
				options={ [
					{
						value: 'linear',
						label: __( 'Linear', 'frontage' ),
					},
					{
						value: 'radial',
						label: __( 'Radial', 'frontage' ),
					},
				] }
				onChange={ ( gradient ) => change( { gradient } ) }
			/>
			{ options.gradient === 'linear' && (
				<NumberField
					label={ __( 'Angle', 'frontage' ) }
					max={ 360 }
					{ ...number( 'angle' ) }
				/>
			) }
			<ColorField
				label={ __( 'First color', 'frontage' ) }
				{ ...color( 'startColor' ) }
			/>
			<NumberField
				label={ __( 'First location (%)', 'frontage' ) }
				max={ 100 }
				{ ...number( 'startLocation' ) }
			/>
			<ColorField
				label={ __( 'Second color', 'frontage' ) }
				{ ...color( 'endColor' ) }
			/>
			<NumberField
				label={ __( 'Second location (%)', 'frontage' ) }
				max={ 100 }
				{ ...number( 'endLocation' ) }
			/>
		</>
	);
}

function BorderFields( props: Props ) {
	const { color, number, toggle } = controlsOf( props );
	return (
		<>
			<ToggleControl
				label={ __( 'Border while stuck', 'frontage' ) }
				{ ...toggle( 'border' ) }
			/>
			{ props.options.border && (
				<>
					<ColorField
						label={ __( 'Border color', 'frontage' ) }
						{ ...color( 'borderColor' ) }
					/>
					<NumberField
						label={ __( 'Border width (px)', 'frontage' ) }
						max={ 20 }
						{ ...number( 'borderWidth' ) }
					/>
				</>
			) }
		</>
	);
}

function ShadowFields( props: Props ) {
	const { color, number, toggle } = controlsOf( props );
	return (
		<>
			<ToggleControl
				label={ __( 'Shadow while stuck', 'frontage' ) }
				{ ...toggle( 'shadow' ) }
			/>
			{ props.options.shadow && (
				<>
					<ColorField
						label={ __( 'Shadow color', 'frontage' ) }
						{ ...color( 'shadowColor' ) }
					/>
					<NumberField
						label={ __( 'Vertical (px)', 'frontage' ) }
						min={ -50 }
						max={ 50 }
						{ ...number( 'shadowVertical' ) }
					/>
					<NumberField
						label={ __( 'Blur (px)', 'frontage' ) }
						max={ 100 }
						{ ...number( 'shadowBlur' ) }
					/>
					<NumberField
						label={ __( 'Spread (px)', 'frontage' ) }
						min={ -50 }
						max={ 50 }
						{ ...number( 'shadowSpread' ) }
					/>
				</>
			) }
		</>
	);
}
