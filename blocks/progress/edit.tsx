/** Progress bar in the editor: its texts are edited in place. */
import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import type { Attributes } from './attributes';

interface EditProps extends Editable< Attributes > {
	isSelected: boolean;
}

export function Edit( { isSelected, ...edited }: EditProps ) {
	const { attributes, setAttributes } = edited;
	const { percent, showPercentage } = attributes;
	const words = (
		name: 'title' | 'innerText',
		part: string,
		label: string
	) => (
		<RichText
			tagName="span"
			className={ `wp-block-frontage-progress__${ part }` }
			aria-label={ label }
			placeholder={ label }
			disableLineBreaks
			withoutInteractiveFormatting
			value={ attributes[ name ] }
			onChange={ ( next ) => setAttributes( { [ name ]: next } ) }
		/>
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage' ) }>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Percentage', 'frontage' ) }
						min={ 0 }
						max={ 100 }
						value={ percent }
						onChange={ ( next ) =>
							setAttributes( { percent: next ?? 0 } )
						}
					/>
					{ controlsFor( edited ).toggle(
						'showPercentage',
						__( 'Show the percentage', 'frontage' )
					) }
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<p className="wp-block-frontage-progress__line">
					{ words( 'title', 'title', __( 'Title', 'frontage' ) ) }
					{ showPercentage && (
						<span className="wp-block-frontage-progress__percent">
							{ percent }%
						</span>
					) }
				</p>
				<div className="wp-block-frontage-progress__track">
					<div
						className="wp-block-frontage-progress__bar"
						style={ { inlineSize: `${ percent }%` } }
					/>
					{ ( isSelected || attributes.innerText ) &&
						words(
							'innerText',
							'inner',
							__( 'Text in the bar', 'frontage' )
						) }
				</div>
			</div>
		</>
	);
}
