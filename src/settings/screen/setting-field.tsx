/** One setting as the control for its type, with its validation error below. */
import {
	RadioControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { Field, Value } from './check';

interface Props {
	field: Field;
	value: Value;
	problem?: string;
	onChange: ( value: Value ) => void;
}

export function SettingField( { field, value, problem, onChange }: Props ) {
	if ( field.type === 'boolean' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ field.label }
				help={ field.help }
				checked={ value === true }
				onChange={ onChange }
			/>
		);
	}
	if ( field.choices ) {
		return (
			<RadioControl
				label={ field.label }
				help={ field.help }
				selected={ String( value ) }
				options={ Object.entries( field.choices ).map(
					( [ choice, label ] ) => ( { value: choice, label } )
				) }
				onChange={ onChange }
			/>
		);
	}
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="frontage-settings-screen__text"
			label={ field.label }
			help={
				<>
					{ problem && (
						<span className="frontage-settings-screen__problem">
							{ problem }
						</span>
					) }
					{ field.help }
				</>
			}
			aria-invalid={ problem ? true : undefined }
			type={ field.type === 'integer' ? 'number' : 'text' }
			min={ field.minimum }
			max={ field.maximum }
			maxLength={ field.maxLength }
			required
			autoComplete="off"
			value={ String( value ) }
			onChange={ onChange }
		/>
	);
}
