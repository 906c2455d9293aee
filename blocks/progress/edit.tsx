/** Progress bar in the editor: its texts are edited in place. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import { TextInPlace } from '../../src/editor/block/text-in-place';
import type { Attributes } from './attributes';

interface EditProps extends Editable< Attributes > {
	isSelected: boolean;
}

const Settings = ( edited: Editable< Attributes > ) => (
	<PanelBody title={ __( 'Settings', 'frontage' ) }>
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Percentage', 'frontage' ) }
			min={ 0 }
			max={ 100 }
			value={ edited.attributes.percent }
			onChange={ ( next ) =>
				edited.setAttributes( { percent: next ?? 0 } )
			}
		/>
		{ controlsFor( edited ).toggle(
			'showPercentage',
			__( 'Show the percentage', 'frontage' )
		) }
	</PanelBody>
);

export function Edit( { attributes, setAttributes, isSelected }: EditProps ) {
	const { percent, showPercentage } = attributes;
	const edited = { attributes, setAttributes };
	return (
		<>
			<InspectorControls>
				<Settings { ...edited } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<p className="wp-block-frontage-progress__line">
					<TextInPlace
						{ ...edited }
						name="title"
						label={ __( 'Title', 'frontage' ) }
						tagName="span"
						className="wp-block-frontage-progress__title"
						disableLineBreaks
						withoutInteractiveFormatting
					/>
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
					{ ( isSelected || attributes.innerText ) && (
						<TextInPlace
							{ ...edited }
							name="innerText"
							label={ __( 'Text in the bar', 'frontage' ) }
							tagName="span"
							className="wp-block-frontage-progress__inner"
							disableLineBreaks
							withoutInteractiveFormatting
						/>
					) }
				</div>
			</div>
		</>
	);
}
