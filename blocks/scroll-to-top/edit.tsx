/** Preview of the button, in the content instead of the window's corner. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon, arrowUp } from '@wordpress/icons';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import type { Attributes } from './attributes';

export type EditProps = Editable< Attributes >;

export function Edit( edited: EditProps ) {
	const props = useBlockProps();
	const { radio, select } = controlsFor( edited );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage' ) }>
					{ radio(
						'position',
						__( 'Corner of the window', 'frontage' ),
						{
							start: __( 'Start', 'frontage' ),
							end: __( 'End', 'frontage' ),
						}
					) }
					{ select(
						'devices',
						__( 'Shown on', 'frontage' ),
						{
							both: __( 'Every device', 'frontage' ),
							desktop: __( 'Wide windows only', 'frontage' ),
							mobile: __( 'Narrow windows only', 'frontage' ),
						},
						__(
							'Narrow windows are those up to the breakpoint of the header.',
							'frontage'
						)
					) }
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
