/** The form of a screen of settings: what came of saving above its fields, the save button below. */
import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useUnsavedGuard } from '../../../editor/use-unsaved-guard';
import type { useSettings } from './use-settings';

interface FormProps {
	className: string;
	settings: ReturnType< typeof useSettings >;
	savedMessage: string;
	children: React.ReactNode;
}

export function SettingsForm( {
	className,
	settings,
	savedMessage,
	children,
}: FormProps ) {
	const { state, problems, isChanged } = settings;
	const isSaving = state === 'saving';
	const form = useRef< HTMLFormElement >( null );

	useUnsavedGuard( isChanged || isSaving );

	useEffect( () => {
		form.current
			?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
			?.focus();
	}, [ problems ] );

	return (
		<form
			ref={ form }
			noValidate
			className={ className }
			aria-busy={ isSaving }
			onSubmit={ ( event ) => {
				event.preventDefault();
				settings.submit();
			} }
		>
			{ state === 'saved' && (
				<Notice status="success" onRemove={ settings.dismiss }>
					{ savedMessage }
				</Notice>
			) }
			{ state === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ settings.failure }
				</Notice>
			) }
			{ children }
			<div className="frontage-settings-screen__save">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isSaving }
					disabled={ isSaving }
					accessibleWhenDisabled
				>
					{ __( 'Save changes', 'frontage' ) }
				</Button>
				{ isChanged && state === 'changed' && (
					<span>{ __( 'Not saved yet.', 'frontage' ) }</span>
				) }
			</div>
		</form>
	);
}
