/** Adds the panel “Color scheme” to images, logos, groups and covers, to restrict them to one palette. */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addAttributes, wrapEdit } from '../../../src/editor/wp-hooks';

const ATTRIBUTE = 'frontageScheme';

/** Same list as in visibility.php. */
const BLOCKS = [ 'core/image', 'core/site-logo', 'core/group', 'core/cover' ];

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: Record< string, unknown >;
	setAttributes: ( changed: Record< string, unknown > ) => void;
}

addAttributes( BLOCKS, 'frontage/color-scheme', {
	[ ATTRIBUTE ]: { type: 'string', default: undefined },
} );

wrapEdit< EditProps >( 'frontage/color-scheme', ( BlockEdit ) => ( props ) => (
	<>
		<BlockEdit { ...props } />
		{ props.isSelected && BLOCKS.includes( props.name ) && (
			<SchemePanel { ...props } />
		) }
	</>
) );

function SchemePanel( { attributes, setAttributes }: EditProps ) {
	const value = attributes[ ATTRIBUTE ];
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Color scheme', 'frontage' ) }
				initialOpen={ value !== undefined }
			>
				<RadioControl
					label={ __( 'Show in', 'frontage' ) }
					selected={ String( value ?? '' ) }
					options={ [
						{ value: '', label: __( 'Both palettes', 'frontage' ) },
						{
							value: 'default',
							label: __( 'The usual palette only', 'frontage' ),
						},
						{
							value: 'switched',
							label: __( 'The second palette only', 'frontage' ),
						},
					] }
					onChange={ ( next ) =>
						setAttributes( { [ ATTRIBUTE ]: next || undefined } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
