/** Inspector: label that is displayed over an image on hover. */
import { InspectorControls } from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Line } from './controls';
import { Panel, Field, type PanelProps } from './panel';

export function QuickViewPanel( panel: PanelProps ) {
	const { values, setAttributes } = panel;
	const isOn = values[ 'show-quick-view' ] === 'yes';

	return (
		<InspectorControls>
			<Panel
				title={ __( 'Quick view', 'frontage' ) }
				setAttributes={ setAttributes }
			>
				<Field
					{ ...panel }
					label={ __( 'Label over pictures', 'frontage' ) }
					names={ [ 'show-quick-view' ] }
				>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Label over pictures', 'frontage' ) }
						help={ __(
							'Appears under the pointer and on keyboard focus.',
							'frontage'
						) }
						checked={ isOn }
						onChange={ ( isChosen ) =>
							setAttributes( {
								'show-quick-view': isChosen ? 'yes' : 'no',
							} )
						}
					/>
				</Field>
				{ isOn && (
					<Line
						{ ...panel }
						name="quickViewText"
						label={ __( 'Text of the label', 'frontage' ) }
						placeholder={ __( 'Quick View', 'frontage' ) }
					/>
				) }
			</Panel>
		</InspectorControls>
	);
}
