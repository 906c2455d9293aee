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
import type { Responsive } from '../../src/editor/responsive';
import { ResponsiveLength } from '../../src/editor/block/responsive-length';
import { spacingStyle, type Spaced } from '../header/spacing';
import type { Attributes } from './attributes';
import { DEVICES, ROWS } from './label';

export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Pick< Attributes, keyof Attributes > > ) {
	const { row, device } = attributes;
	const { select } = controlsFor( { attributes, setAttributes } );
	const inner = useInnerBlocksProps(
		useBlockProps( {
			'data-row': row,
			'data-device': device,
			style: spacingStyle( attributes ),
		} )
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
					<Spacing
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
}

/** On desktop both are core's own settings of the row, elsewhere the attributes. */
function Spacing( {
	attributes,
	setAttributes,
}: {
	attributes: Pick< Attributes, 'padding' | 'gap' > & Spaced;
	setAttributes: ( changed: object ) => void;
} ) {
	const { padding, gap, style } = attributes;
	const spacing = style?.spacing;
	const changeStyle = ( changed: object ) => ( {
		style: { ...style, spacing: { ...spacing, ...changed } },
	} );
	const withDesktop = (
		value: string | undefined,
		own: Responsive< string >
	) => ( { ...own, ...( value && { value } ) } );
	return (
		<>
			<ResponsiveLength
				label={ __( 'Space above and below', 'frontage' ) }
				values={ withDesktop( spacing?.padding?.top, padding ) }
				onChange={ ( { value, ...own } ) =>
					setAttributes( {
						padding: own,
						...( value !== spacing?.padding?.top &&
							changeStyle( {
								padding: { top: value, bottom: value },
							} ) ),
					} )
				}
			/>
			<ResponsiveLength
				label={ __( 'Space between', 'frontage' ) }
				values={ withDesktop( spacing?.blockGap, gap ) }
				onChange={ ( { value, ...own } ) =>
					setAttributes( {
						gap: own,
						...( value !== spacing?.blockGap &&
							changeStyle( { blockGap: value } ) ),
					} )
				}
			/>
		</>
	);
}
