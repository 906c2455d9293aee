/** Undoes an import of the list, after a confirmation. */
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Confirmation } from '../../../editor/admin/confirmation';
import type { Run } from '../rest';

interface Props {
	run: Run;
	onUndo: ( run: Run ) => void;
}

export function UndoButton( { run, onUndo }: Props ) {
	const [ isAsking, setAsking ] = useState( false );
	const close = () => setAsking( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-label={ sprintf(
					/* translators: %s: title of a kit. */
					__( 'Undo “%s”', 'frontage' ),
					run.title
				) }
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Undo', 'frontage' ) }
			</Button>
			{ isAsking && (
				<Confirmation
					title={ __( 'Undo this import?', 'frontage' ) }
					label={ __( 'Undo', 'frontage' ) }
					onCancel={ close }
					onConfirm={ () => {
						close();
						onUndo( run );
					} }
				>
					{ sprintf(
						/* translators: %s: title of a kit. */
						__(
							'Content created by “%s” will be deleted, and content it replaced will be restored. Anything edited since then will be kept and listed.',
							'frontage'
						),
						run.title
					) }
				</Confirmation>
			) }
		</>
	);
}
