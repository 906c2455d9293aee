/** Document panel: header options of the current page. */
import { SelectControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	DocumentPanel,
	registerPanel,
} from '../../../src/editor/document-panel';

/** Meta key, as registered in conditions.php. */
const META = '_frontage_header';

type Choice = '' | 'transparent' | 'not-sticky' | 'none';

interface EditorStore {
	getEditedPostAttribute: (
		name: 'meta'
	) => Record< string, unknown > | undefined;
}

interface EditorActions {
	editPost: ( edits: { meta: Record< string, string > } ) => void;
}

function PagePanel() {
	const choice = useSelect( ( select ) => {
		const { getEditedPostAttribute } = select(
			'core/editor'
		) as EditorStore;
		return getEditedPostAttribute( 'meta' )?.[ META ];
	}, [] );
	const { editPost } = useDispatch( 'core/editor' ) as EditorActions;
	if ( typeof choice !== 'string' ) {
		return null;
	}
	return (
		<DocumentPanel name="header" title={ __( 'Header', 'frontage' ) }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'The header on this page', 'frontage' ) }
				value={ choice as Choice }
				options={ [
					{ value: '', label: __( 'As on other pages', 'frontage' ) },
					{
						value: 'transparent',
						label: __(
							'Transparent over the first block',
							'frontage'
						),
					},
					{
						value: 'not-sticky',
						label: __( 'Not sticky', 'frontage' ),
					},
					{ value: 'none', label: __( 'No header', 'frontage' ) },
				] }
				onChange={ ( value ) =>
					editPost( { meta: { [ META ]: value } } )
				}
			/>
		</DocumentPanel>
	);
}

registerPanel( 'header', PagePanel );
