/** Preview of the button, in the content instead of the window's corner. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RadioControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon, arrowUp } from '@wordpress/icons';
import type { Attributes } from './attributes';

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

export function Edit( {
	attributes: { position, devices },
	setAttributes,
}: EditProps ) {
	const props = useBlockProps();
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage' ) }>
					<RadioControl
						label={ __( 'Corner of the window', 'frontage' ) }
						selected={ position }
						options={ [
							{
								value: 'start',
								label: __( 'Start', 'frontage' ),
							},
							{ value: 'end', label: __( 'End', 'frontage' ) },
						] }
						onChange={ ( value ) =>
							setAttributes( {
								position: value === 'start' ? 'start' : 'end',
							} )
						}
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Shown on', 'frontage' ) }
						help={ __(
							'Narrow windows are those up to the breakpoint of the header.',
							'frontage'
						) }
						value={ devices }
						options={ [
							{
								value: 'both',
								label: __( 'Every device', 'frontage' ),
							},
							{
								value: 'desktop',
								label: __( 'Wide windows only', 'frontage' ),
							},
							{
								value: 'mobile',
								label: __( 'Narrow windows only', 'frontage' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								devices: value as Attributes[ 'devices' ],
							} )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...props }>
				<Icon icon={ arrowUp } />
				<span className="wp-block-frontage-scroll-to-top__label">
					{ __( 'Back to top', 'frontage' ) }
				</span>
			</div>
		</>
	);
}
