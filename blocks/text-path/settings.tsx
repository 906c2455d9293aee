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

type Props = Editable< Attributes >;

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

const Shape = ( props: Props ) => {
	const { attributes, setAttributes } = props;
	return (
		<>
			{ controlsFor( props ).select( 'path', __( 'Shape', 'frontage' ), {
				wave: __( 'Wave', 'frontage' ),
				arc: __( 'Arc', 'frontage' ),
				circle: __( 'Circle', 'frontage' ),
				line: __( 'Line', 'frontage' ),
				oval: __( 'Oval', 'frontage' ),
				spiral: __( 'Spiral', 'frontage' ),
				custom: __( 'Own path', 'frontage' ),
			} ) }
			{ attributes.path === 'custom' && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Path of an SVG', 'frontage' ) }
					help={ __(
						'Paste an SVG with one path, or the path’s data, as in M0 0L100 50.',
						'frontage'
					) }
					value={ attributes.d }
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
					'In narrower places the whole is drawn smaller, with letters that can be read if their path has room for them.',
					'frontage'
				) }
				min={ 100 }
				max={ 1600 }
				value={ attributes.width }
				onChange={ ( next = 500 ) => setAttributes( { width: next } ) }
			/>
		</>
	);
};

const Position = ( props: Props ) => {
	const { attributes, setAttributes } = props;
	return (
		<>
			{ controlsFor( props ).toggle(
				'isCentered',
				__( 'In the middle of the path', 'frontage' )
			) }
			{ ! attributes.isCentered && (
				<RangeControl
					{ ...LOOK }
					label={ __( 'Starts at (%)', 'frontage' ) }
					help={ __(
						'What is longer than its path is cut off.',
						'frontage'
					) }
					min={ 0 }
					max={ 100 }
					value={ attributes.startOffset }
					onChange={ ( next = 0 ) =>
						setAttributes( { startOffset: next } )
					}
				/>
			) }
		</>
	);
};

export function Settings( props: Props ) {
	const { url } = props.attributes;
	const { toggle, select, text } = controlsFor( props );
	return (
		<>
			<PanelBody title={ __( 'Path', 'frontage' ) }>
				<Shape { ...props } />
				<Position { ...props } />
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
