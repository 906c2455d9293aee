/** A button and an area that take a file. */
import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	label: string;
	isBusy: boolean;
	onFile: ( file: File ) => void;
}

export const ChooseFile = ( { label, isBusy, onFile }: Props ) => (
	<div className="frontage-kits-screen__drop" aria-busy={ isBusy }>
		<FormFileUpload
			accept=".zip,.json,application/zip,application/json"
			onClick={ ( { currentTarget } ) => {
				// Allows choosing the same file again.
				Object.assign( currentTarget, { value: '' } );
			} }
			onChange={ ( { currentTarget } ) => {
				const file = currentTarget.files?.[ 0 ];
				if ( file ) {
					onFile( file );
				}
			} }
			render={ ( { openFileDialog } ) => (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ openFileDialog }
				>
					{ isBusy ? __( 'Checking…', 'frontage' ) : label }
				</Button>
			) }
		/>
		<span className="frontage-kits-screen__hint">
			{ __( 'or drop a file here', 'frontage' ) }
		</span>
		<DropZone
			label={ __( 'Drop a file here', 'frontage' ) }
			onFilesDrop={ ( [ file ] ) => file && ! isBusy && onFile( file ) }
		/>
	</div>
);
