/** Tools for all settings: export, import, reset. */
import { Button, FormFileUpload } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { download } from '../../../../editor/admin/download';
import type { Field } from '../check';
import type { Values } from '../flat';
import { Review } from './review';
import { exported, imported } from './transfer';
import { labelsOf } from '../use-settings';

interface Props {
	/** Settings of this screen, which a reset covers. */
	fields: Field[];
	elsewhere: Field[];
	stored: Values;
	onApply: ( values: Values ) => void;
	onFail: ( message: string ) => void;
}

interface Proposal {
	title: string;
	apply: string;
	to: Values;
	unknown: string[];
	pictures: Field[];
}

export function Tools( props: Props ) {
	const { fields, elsewhere, stored, onApply, onFail } = props;
	const all = [ ...fields, ...elsewhere ];
	const [ proposal, setProposal ] = useState< Proposal >();
	const close = () => setProposal( undefined );

	const read = async ( file: File | undefined ) => {
		const found = file && imported( all, await file.text() );
		if ( ! found || found.wrong.length ) {
			onFail( reasonOf( found?.wrong ) );
			return;
		}
		setProposal( {
			title: __( 'Import settings', 'frontage' ),
			apply: __( 'Import', 'frontage' ),
			to: found.values,
			unknown: found.unknown,
			pictures: found.pictures,
		} );
	};

	return (
		<div className="frontage-settings-screen__buttons">
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ () =>
					download(
						'frontage-settings.json',
						new Blob( [ exported( stored ) ], {
							type: 'application/json',
						} )
					)
				}
			>
				{ __( 'Export', 'frontage' ) }
			</Button>
			<ImportButton onFile={ read } />
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ () => setProposal( resetOf( fields ) ) }
			>
				{ __( 'Reset all', 'frontage' ) }
			</Button>
			{ proposal && (
				<Review
					{ ...proposal }
					fields={ all }
					from={ stored }
					onClose={ close }
					onApply={ () => {
						close();
						onApply( proposal.to );
					} }
				/>
			) }
		</div>
	);
}

const ImportButton = ( {
	onFile,
}: {
	onFile: ( file: File | undefined ) => void;
} ) => (
	<FormFileUpload
		accept="application/json,.json"
		onClick={ ( { currentTarget } ) => {
			// Allows choosing the same file again.
			Object.assign( currentTarget, { value: '' } );
		} }
		onChange={ ( { currentTarget } ) =>
			onFile( currentTarget.files?.[ 0 ] )
		}
		render={ ( { openFileDialog } ) => (
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ openFileDialog }
			>
				{ __( 'Import', 'frontage' ) }
			</Button>
		) }
	/>
);

const resetOf = ( fields: Field[] ): Proposal => ( {
	title: __( 'Reset all settings', 'frontage' ),
	apply: __( 'Reset', 'frontage' ),
	to: Object.fromEntries(
		fields.map( ( field ) => [ field.name, field.default ] )
	),
	unknown: [],
	pictures: [],
} );

const reasonOf = ( wrong?: Field[] ) =>
	wrong
		? sprintf(
				/* translators: %s: labels of settings, separated by commas. */
				__(
					'Nothing was imported. The file has wrong values for: %s',
					'frontage'
				),
				labelsOf( wrong )
			)
		: __(
				'Nothing was imported: the file holds no settings of Frontage.',
				'frontage'
			);
