/** Control of a responsive value: buttons for the devices, which switch the editor's preview, and a control for the value of the current one. */
import { BaseControl, Button, Flex, FlexItem } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { desktop, fullscreen, mobile, tablet } from '@wordpress/icons';
import {
	inherited,
	withValue,
	type Responsive,
	type ResponsiveKey,
} from './responsive';
import { useDevice } from './use-device';

interface Props< Value > {
	label: string;
	help?: string;
	values: Responsive< Value >;
	onChange: ( values: Responsive< Value > ) => void;
	/** Control for one device's value; `placeholder` is the value that it inherits. */
	children: ( control: {
		value: Value | undefined;
		placeholder: Value | undefined;
		onChange: ( value: Value | undefined ) => void;
	} ) => JSX.Element;
}

const DEVICES = [
	{
		key: 'value',
		device: 'Desktop',
		icon: desktop,
		title: __( 'Desktop', 'frontage' ),
	},
	{
		key: 'tablet',
		device: 'Tablet',
		icon: tablet,
		title: __( 'Tablet', 'frontage' ),
	},
	{
		key: 'mobile',
		device: 'Mobile',
		icon: mobile,
		title: __( 'Phone', 'frontage' ),
	},
	{
		key: 'widescreen',
		device: 'Desktop',
		icon: fullscreen,
		title: __( 'Wide screen', 'frontage' ),
	},
] as const;

export function ResponsiveControl< Value >( {
	label,
	help,
	values,
	onChange,
	children,
}: Props< Value > ) {
	const id = useId();
	const { device, setDevice } = useDevice();
	const [ isWide, setWide ] = useState( false );
	const current: ResponsiveKey =
		device === 'Desktop' && isWide
			? 'widescreen'
			: ( DEVICES.find( ( each ) => each.device === device )?.key ??
				'value' );
	return (
		<BaseControl id={ id } help={ help } __nextHasNoMarginBottom>
			<Flex role="group" aria-labelledby={ `${ id }-label` } gap={ 0 }>
				<FlexItem isBlock id={ `${ id }-label` }>
					<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				</FlexItem>
				{ DEVICES.map( ( { key, title, icon, ...each } ) => (
					<Button
						key={ key }
						size="small"
						icon={ icon }
						label={
							values[ key ] === undefined || key === 'value'
								? title
								: sprintf(
										/* translators: %s: device, such as "Phone". */
										__(
											'%s, with its own value',
											'frontage'
										),
										title
									)
						}
						isPressed={ key === current }
						onClick={ () => {
							setWide( key === 'widescreen' );
							setDevice( each.device );
						} }
					/>
				) ) }
			</Flex>
			{ children( {
				value: values[ current ],
				placeholder: inherited( values, current ),
				onChange: ( value ) =>
					onChange( withValue( values, current, value ) ),
			} ) }
		</BaseControl>
	);
}
