/** Adds “Open in the lightbox” to image and gallery blocks. */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addAttributes, wrapEdit } from '../../../editor/wp-hooks';

const BLOCKS = [ 'core/image', 'core/gallery' ];

type Choice = '' | 'yes' | 'no';

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: { frontageLightbox?: Choice };
	setAttributes: ( changed: { frontageLightbox: Choice } ) => void;
}

addAttributes( BLOCKS, 'frontage/lightbox', {
	frontageLightbox: { type: 'string', default: '' },
} );

wrapEdit< EditProps >( 'frontage/lightbox', ( BlockEdit ) => ( props ) => (
	<>
		<BlockEdit { ...props } />
		{ props.isSelected && BLOCKS.includes( props.name ) && (
			<InspectorControls>
				<PanelBody
					title={ __( 'Lightbox', 'frontage' ) }
					initialOpen={ !! props.attributes.frontageLightbox }
				>
					<SelectControl< Choice >
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Open in the lightbox', 'frontage' ) }
						help={ __(
							'A picture without a link gets one to its file.',
							'frontage'
						) }
						value={ props.attributes.frontageLightbox ?? '' }
						options={ [
							{
								value: '',
								label: __( 'As the site does', 'frontage' ),
							},
							{ value: 'yes', label: __( 'Yes', 'frontage' ) },
							{ value: 'no', label: __( 'No', 'frontage' ) },
						] }
						onChange={ ( frontageLightbox ) =>
							props.setAttributes( { frontageLightbox } )
						}
					/>
				</PanelBody>
			</InspectorControls>
		) }
	</>
) );
