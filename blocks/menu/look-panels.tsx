/** Inspector panels: appearance and opening of a menu, on desktop and mobile. */
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import type { Attributes } from './attributes';

export function LookPanels( edited: Editable< Attributes > ) {
	const { select, text, toggle } = controlsFor( edited );
	return (
		<>
			<PanelBody title={ __( 'On desktop', 'frontage' ) }>
				{ select( 'desktop', __( 'Shown as', 'frontage' ), {
					bar: __( 'A row of items', 'frontage' ),
					popup: __( 'A button that opens it', 'frontage' ),
				} ) }
				{ select( 'openOn', __( 'Sub-menus open', 'frontage' ), {
					hover: __( 'On hover and click', 'frontage' ),
					click: __( 'On click', 'frontage' ),
				} ) }
				{ toggle(
					'showDescriptions',
					__( 'Show descriptions', 'frontage' )
				) }
			</PanelBody>
			<PanelBody title={ __( 'On phones', 'frontage' ) }>
				{ select( 'mobile', __( 'Opens as', 'frontage' ), {
					'off-canvas': __( 'A panel from the side', 'frontage' ),
					dropdown: __( 'A list below the header', 'frontage' ),
					'full-width': __( 'The whole screen', 'frontage' ),
				} ) }
			</PanelBody>
			<PanelBody
				title={ __( 'Accessibility', 'frontage' ) }
				initialOpen={ false }
			>
				{ text( 'label', __( 'Name for screen readers', 'frontage' ), {
					help: __(
						'Tells this menu from others on the page, for example “Main” or “Shop”.',
						'frontage'
					),
				} ) }
			</PanelBody>
		</>
	);
}
