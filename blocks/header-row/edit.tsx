/** Header row, edited in place. */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { DEVICES, ROWS } from './label';

export function Edit( {
	attributes: { row, device },
	setAttributes,
}: BlockEditProps< Pick< Attributes, keyof Attributes > > ) {
	const inner = useInnerBlocksProps(
		useBlockProps( { 'data-row': row, 'data-device': device } )
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Row', 'frontage' ) }>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Place in the header', 'frontage' ) }
						help={ __(
							'The settings of the sticky header say which of them stay in view.',
							'frontage'
						) }
						value={ row }
						options={ ROWS }
						onChange={ ( next ) => setAttributes( { row: next } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Shown on', 'frontage' ) }
						value={ device }
						options={ DEVICES }
						onChange={ ( next ) =>
							setAttributes( { device: next } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
}
