/** Preview and settings of the color switcher. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview } from '../../src/editor/server-preview';
import type { Attributes } from './attributes';

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

export function Edit( { attributes, setAttributes }: EditProps ) {
	const { states, icon, label, showText, defaultText, switchedText } =
		attributes;
	const text = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
	} as const;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage' ) }>
					<RadioControl
						label={ __( 'What visitors choose from', 'frontage' ) }
						help={ __(
							'The device is an option on sites that follow it where visitors have not chosen: Appearance → Colors.',
							'frontage'
						) }
						selected={ String( states ) }
						options={ [
							{
								value: '2',
								label: __( 'Two palettes', 'frontage' ),
							},
							{
								value: '3',
								label: __(
									'Two palettes, or like the device',
									'frontage'
								),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( { states: value === '3' ? 3 : 2 } )
						}
					/>
					<RadioControl
						label={ __( 'Icon', 'frontage' ) }
						selected={ icon }
						options={ [
							{
								value: 'scheme',
								label: __( 'Sun and moon', 'frontage' ),
							},
							{
								value: 'contrast',
								label: __( 'Half-filled circle', 'frontage' ),
							},
							{
								value: 'none',
								label: __( 'None, words only', 'frontage' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								icon: value as Attributes[ 'icon' ],
							} )
						}
					/>
					{ icon !== 'none' && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Show words', 'frontage' ) }
							checked={ showText }
							onChange={ ( value ) =>
								setAttributes( { showText: value } )
							}
						/>
					) }
				</PanelBody>
				<PanelBody
					title={ __( 'Words', 'frontage' ) }
					initialOpen={ false }
				>
					<TextControl
						{ ...text }
						label={ __( 'Name', 'frontage' ) }
						help={ __(
							'What screen readers call it. Empty, it is named by itself.',
							'frontage'
						) }
						value={ label }
						onChange={ ( value ) =>
							setAttributes( { label: value } )
						}
					/>
					<TextControl
						{ ...text }
						label={ __( 'On the usual palette', 'frontage' ) }
						value={ defaultText }
						onChange={ ( value ) =>
							setAttributes( { defaultText: value } )
						}
					/>
					<TextControl
						{ ...text }
						label={ __( 'On the second palette', 'frontage' ) }
						value={ switchedText }
						onChange={ ( value ) =>
							setAttributes( { switchedText: value } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block="frontage/color-switcher"
					attributes={ { ...attributes } }
				/>
			</div>
		</>
	);
}
