/** Fields used several times in the sticky panel. */
/* eslint-disable @wordpress/no-unsafe-wp-apis -- The only names that WordPress has for them. */
import { ColorPalette } from '@wordpress/block-editor';
import {
	BaseControl,
	RangeControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOptionIcon as ToggleGroupControlOptionIcon,
	__experimentalUnitControl as UnitControl,
	/* eslint-enable @wordpress/no-unsafe-wp-apis */
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import type { Device } from '../../client/viewport/device';
import type { Length, Lengths } from './options';

export const DEVICES: { name: Device; label: string; icon: JSX.Element }[] = [
	{ name: 'desktop', label: __( 'Desktop', 'frontage' ), icon: desktop },
	{ name: 'tablet', label: __( 'Tablet', 'frontage' ), icon: tablet },
	{ name: 'mobile', label: __( 'Mobile', 'frontage' ), icon: mobile },
];

const UNITS = [
	{ value: 'px', label: 'px' },
	{ value: '%', label: '%' },
];

/** A length with a device switch. */
export function LengthsField( {
	label,
	help,
	value,
	onChange,
}: {
	label: string;
	help: string;
	value: Lengths;
	onChange: ( value: Lengths ) => void;
} ) {
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const own = value[ device ];
	const larger =
		value.tablet && device === 'mobile' ? value.tablet : value.desktop;
	const text = ( { size, unit }: Length ) => `${ size }${ unit }`;
	return (
		<>
			<DeviceSwitch { ...{ label, device, setDevice } } />
			<UnitControl
				__next40pxDefaultSize
				label={ label }
				hideLabelFromVision
				help={ help }
				min={ 0 }
				units={ UNITS }
				value={ own ? text( own ) : '' }
				placeholder={ larger && text( larger ) }
				onChange={ ( next?: string ) => {
					const size = parseFloat( next ?? '' );
					const { [ device ]: before, ...others } = value;
					onChange(
						Number.isNaN( size )
							? others
							: {
									...others,
									[ device ]: {
										size,
										unit: next?.endsWith( '%' )
											? '%'
											: 'px',
									},
								}
					);
				} }
			/>
		</>
	);
}

const DeviceSwitch = ( {
	label,
	device,
	setDevice,
}: {
	label: string;
	device: Device;
	setDevice: ( device: Device ) => void;
} ) => (
	<ToggleGroupControl
		__next40pxDefaultSize
		isBlock
		label={ label }
		value={ device }
		onChange={ ( next ) => setDevice( next as Device ) }
	>
		{ DEVICES.map( ( each ) => (
			<ToggleGroupControlOptionIcon
				key={ each.name }
				value={ each.name }
				label={ each.label }
				icon={ each.icon }
			/>
		) ) }
	</ToggleGroupControl>
);

export function ColorField( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: string;
	onChange: ( value?: string ) => void;
} ) {
	return (
		<BaseControl __nextHasNoMarginBottom>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				<ColorPalette
					value={ value }
					onChange={ onChange }
					enableAlpha
					clearable={ false }
					aria-label={ label }
				/>
			</fieldset>
		</BaseControl>
	);
}

export function NumberField( {
	label,
	value,
	min = 0,
	max,
	onChange,
}: {
	label: string;
	value: number;
	min?: number;
	max: number;
	onChange: ( value: number ) => void;
} ) {
	return (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value }
			min={ min }
			max={ max }
			onChange={ ( next ) => next !== undefined && onChange( next ) }
		/>
	);
}
