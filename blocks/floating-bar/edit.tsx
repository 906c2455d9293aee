/** Floating bar in the editor: in the content, instead of at the window's edge. */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import type { Attributes } from './attributes';

const TEMPLATE = [ [ 'core/paragraph' ] ];

export function Edit( edited: Editable< Attributes > ) {
	const { radio, text, toggle } = controlsFor( edited );
	const content = useInnerBlocksProps(
		{ className: 'wp-block-frontage-floating-bar__content' },
		{ template: TEMPLATE }
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage' ) }>
					{ radio(
						'position',
						__( 'Edge of the window', 'frontage' ),
						{
							top: __( 'Top', 'frontage' ),
							bottom: __( 'Bottom', 'frontage' ),
						}
					) }
					{ toggle(
						'dismissible',
						__( 'Visitors can dismiss it', 'frontage' ),
						__(
							'It stays hidden in their browser until you change it.',
							'frontage'
						)
					) }
					{ text( 'label', __( 'Name of the bar', 'frontage' ), {
						placeholder: __( 'Announcement', 'frontage' ),
						help: __( 'For screen readers.', 'frontage' ),
					} ) }
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<div { ...content } />
			</div>
		</>
	);
}
