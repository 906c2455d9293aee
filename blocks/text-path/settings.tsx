/** Settings of a text path. */
import {
	PanelBody,
	RangeControl,
	TextareaControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import type { Attributes } from './attributes';
import { boxAround, pathData } from './path';

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

export function Settings( props: Editable< Attributes > ) {
	const { attributes, setAttributes } = props;
	const { toggle, select, text } = controlsFor( props );
	const { path, d, width, startOffset, isCentered, url } = attributes;
	return (
		<>
			<PanelBody title={ __( 'Path', 'frontage' ) }>
				{ select( 'path', __( 'Shape', 'frontage' ), {
					wave: __( 'Wave', 'frontage' ),
					arc: __( 'Arc', 'frontage' ),
					circle: __( 'Circle', 'frontage' ),
					line: __( 'Line', 'frontage' ),
					oval: __( 'Oval', 'frontage' ),
					spiral: __( 'Spiral', 'frontage' ),
					custom: __( 'Own path', 'frontage' ),
				} ) }
				{ path === 'custom' && (
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __( 'Path of an SVG', 'frontage' ) }
						help={ __(
							'Paste an SVG with one path, or the path’s data, as in M0 0L100 50.',
							'frontage'
						) }
						value={ d }
						onChange={ ( pasted ) =>
							setAttributes( {
								d: pathData( pasted ),
								box: boxAround( pathData( pasted ) ),
							} )
						}
					/>
				) }
				<RangeControl
					{ ...LOOK }
					label={ __( 'Width (px)', 'frontage' ) }
					help={ __(
						'In narrower places the whole is drawn smaller.',
						'frontage'
					) }
					min={ 100 }
					max={ 1600 }
					value={ width }
					onChange={ ( next = 500 ) =>
						setAttributes( { width: next } )
					}
				/>
				{ toggle(
					'isCentered',
					__( 'In the middle of the path', 'frontage' )
				) }
				{ ! isCentered && (
					<RangeControl
						{ ...LOOK }
						label={ __( 'Starts at (%)', 'frontage' ) }
						help={ __(
							'What is longer than its path is cut off.',
							'frontage'
						) }
						min={ 0 }
						max={ 100 }
						value={ startOffset }
						onChange={ ( next = 0 ) =>
							setAttributes( { startOffset: next } )
						}
					/>
				) }
				{ toggle( 'showPath', __( 'Show the path', 'frontage' ) ) }
				{ select( 'direction', __( 'Direction', 'frontage' ), {
					'': __( 'Of the site’s language', 'frontage' ),
					ltr: __( 'Left to right', 'frontage' ),
					rtl: __( 'Right to left', 'frontage' ),
				} ) }
			</PanelBody>
			<PanelBody
				title={ __( 'Link', 'frontage' ) }
				initialOpen={ !! url }
			>
				{ text( 'url', __( 'Address', 'frontage' ), { type: 'url' } ) }
				{ url &&
					toggle(
						'opensInNewTab',
						__( 'Open in a new tab', 'frontage' )
					) }
			</PanelBody>
		</>
	);
}
