/** Document panel “Page builder”, and a notice above the canvas while the post is not converted. */
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DocumentPanel } from '../../../editor/document-panel';
import { ConvertDialog } from './dialog';
import { id, isConverted } from './use-conversion';

/** Those of core's store that are used. */
interface NoticeActions {
	createInfoNotice: ( text: string, options: object ) => void;
	removeNotice: ( id: string ) => void;
}

const NOTICE = 'frontage-convert';

export function ConvertPanel() {
	const [ isOpen, setOpen ] = useState( false );
	const { createInfoNotice, removeNotice } = useDispatch(
		'core/notices'
	) as NoticeActions;
	useEffect( () => {
		if ( id && ! isConverted ) {
			createInfoNotice(
				__( 'This page was made with Elementor.', 'frontage' ),
				{
					id: NOTICE,
					actions: [
						{
							label: __( 'Convert to blocks', 'frontage' ),
							onClick: () => setOpen( true ),
						},
					],
				}
			);
		}
		return () => void removeNotice( NOTICE );
	}, [ createInfoNotice, removeNotice ] );
	if ( ! id ) {
		return null;
	}
	return (
		<>
			<DocumentPanel
				name="convert"
				title={ __( 'Page builder', 'frontage' ) }
			>
				<p>
					{ isConverted
						? __(
								'This page was converted from Elementor. The original is kept.',
								'frontage'
							)
						: __(
								'This page was made with Elementor. Convert it to blocks to edit it here.',
								'frontage'
							) }
				</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setOpen( true ) }
				>
					{ isConverted
						? __( 'Report and original', 'frontage' )
						: __( 'Convert to blocks', 'frontage' ) }
				</Button>
			</DocumentPanel>
			{ isOpen && <ConvertDialog onClose={ () => setOpen( false ) } /> }
		</>
	);
}
