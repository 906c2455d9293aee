/** One setting with the control for its type, its validation error below, and a button to reset it to its default. */
import {
	Button,
	RadioControl,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { controlOf } from '../../../editor/setting-controls';
import type { Field, Value } from './check';

interface Props {
	field: Field;
	value: Value;
	problem?: string;
	onChange: ( value: Value ) => void;
}

const CONTROL = 'input:checked, input:not([type="radio"]), select, textarea';

export function SettingField( props: Props ) {
	const { field, value, onChange } = props;
	const frame = useRef< HTMLDivElement >( null );
	const isReset = useRef( false );

	// The reset button is removed after the reset.
	useLayoutEffect( () => {
		if ( isReset.current ) {
			isReset.current = false;
			frame.current?.querySelector< HTMLElement >( CONTROL )?.focus();
		}
	}, [ value ] );

	return (
		<div ref={ frame } className="frontage-settings-screen__field">
			{ String( value ) !== String( field.default ) && (
				<Button
					className="frontage-settings-screen__reset"
					variant="link"
					aria-label={ sprintf(
						/* translators: %s: label of a setting. */
						__( 'Reset: %s', 'frontage' ),
						field.label
					) }
					onClick={ () => {
						isReset.current = true;
						onChange( field.default );
					} }
				>
					{ __( 'Reset', 'frontage' ) }
				</Button>
			) }
			<Control { ...props } />
		</div>
	);
}

function Control( props: Props ) {
	const { field, value, problem, onChange } = props;
	const { label, help, choices } = field;
	if ( field.type === 'boolean' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={ value === true }
				onChange={ onChange }
			/>
		);
	}
	if ( choices ) {
		return <ChoiceControl { ...props } choices={ choices } />;
	}
	const explained = (
		<>
			{ problem && (
				<span className="frontage-settings-screen__problem">
					{ problem }
				</span>
			) }
			{ help }
		</>
	);
	const Registered = controlOf( field.control ?? '' );
	return Registered ? (
		<Registered
			label={ label }
			help={ explained }
			isInvalid={ !! problem }
			value={ String( value ) }
			onChange={ onChange }
		/>
	) : (
		<TypedControl { ...props } help={ explained } />
	);
}

type Choices = NonNullable< Field[ 'choices' ] >;

function ChoiceControl( {
	field,
	value,
	choices,
	onChange,
}: Props & { choices: Choices } ) {
	const { label, help } = field;
	// A pattern may have been deleted since it was chosen.
	const known = Object.hasOwn( choices, String( value ) )
		? choices
		: { ...choices, [ String( value ) ]: String( value ) };
	const own = {
		label,
		help,
		options: Object.entries( known ).map( ( [ choice, text ] ) => ( {
			value: choice,
			label: text,
		} ) ),
		onChange: ( choice: string ) =>
			onChange( field.type === 'integer' ? Number( choice ) : choice ),
	};
	return field.control === 'pattern' ? (
		<SelectControl
			{ ...own }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			value={ String( value ) }
		/>
	) : (
		<RadioControl { ...own } selected={ String( value ) } />
	);
}

function TypedControl( {
	field,
	value,
	problem,
	onChange,
	help,
}: Props & { help: JSX.Element } ) {
	const shared = {
		__nextHasNoMarginBottom: true,
		className: 'frontage-settings-screen__text',
		label: field.label,
		help,
		'aria-invalid': problem ? true : undefined,
		value: String( value ),
		onChange,
	} as const;
	return field.control === 'html' ? (
		<TextareaControl { ...shared } rows={ 3 } />
	) : (
		<TextControl
			{ ...shared }
			__next40pxDefaultSize
			type={ field.type === 'integer' ? 'number' : 'text' }
			min={ field.minimum }
			max={ field.maximum }
			maxLength={ field.maxLength }
			required
			autoComplete="off"
		/>
	);
}
