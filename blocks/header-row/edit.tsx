/** Header row, edited in place. */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor } from '../../src/editor/block/controls';
import type { Attributes } from './attributes';
import { DEVICES, ROWS } from './label';

export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Pick< Attributes, keyof Attributes > > ) {
	const { row, device } = attributes;
	const { select } = controlsFor( { attributes, setAttributes } );
	const inner = useInnerBlocksProps(
		useBlockProps( { 'data-row': row, 'data-device': device } )
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Row', 'frontage' ) }>
					{ select(
						'row',
						__( 'Place in the header', 'frontage' ),
						ROWS,
						__(
							'The settings of the sticky header say which of them stay in view.',
							'frontage'
						)
					) }
					{ select(
						'device',
						__( 'Shown on', 'frontage' ),
						DEVICES
					) }
				</PanelBody>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
}
