/** Cancels an unfinished import, after a confirmation. */
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Confirmation } from '../../../editor/admin/confirmation';

interface Props {
	label: string;
	variant: 'secondary' | 'tertiary';
	/** The question stays while it is read, also when it can't be asked anew. */
	isHidden?: boolean;
	onCancel: () => void;
}

export function CancelButton( { label, variant, isHidden, onCancel }: Props ) {
	const [ isAsking, setAsking ] = useState( false );
	const close = () => setAsking( false );
	return (
		<>
			{ ! isHidden && (
				<Button
					__next40pxDefaultSize
					variant={ variant }
					onClick={ () => setAsking( true ) }
				>
					{ label }
				</Button>
			) }
			{ isAsking && (
				<Confirmation
					title={ __( 'Cancel this import?', 'frontage' ) }
					label={ __( 'Cancel import', 'frontage' ) }
					cancelLabel={ __( 'Keep import', 'frontage' ) }
					onCancel={ close }
					onConfirm={ () => {
						close();
						onCancel();
					} }
				>
					{ __(
						'Everything uploaded for it will be deleted. Your site stays the way it is.',
						'frontage'
					) }
				</Confirmation>
			) }
		</>
	);
}
