/** Preview and settings of the color switcher. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import { ServerPreview } from '../../src/editor/block/server-preview';
import type { Attributes } from './attributes';

export type EditProps = Editable< Attributes >;

export function Edit( edited: EditProps ) {
	const { attributes } = edited;
	const { radio, text, toggle } = controlsFor( edited );
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage' ) }>
					<StatesControl { ...edited } />
					{ radio( 'icon', __( 'Icon', 'frontage' ), {
						scheme: __( 'Sun and moon', 'frontage' ),
						contrast: __( 'Half-filled circle', 'frontage' ),
						none: __( 'None, words only', 'frontage' ),
					} ) }
					{ attributes.icon !== 'none' &&
						toggle( 'showText', __( 'Show words', 'frontage' ) ) }
				</PanelBody>
				<PanelBody
					title={ __( 'Words', 'frontage' ) }
					initialOpen={ false }
				>
					{ text( 'label', __( 'Name', 'frontage' ), {
						help: __(
							'What screen readers call it. Empty, it is named by itself.',
							'frontage'
						),
					} ) }
					{ text(
						'defaultText',
						__( 'On the usual palette', 'frontage' )
					) }
					{ text(
						'switchedText',
						__( 'On the second palette', 'frontage' )
					) }
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

const StatesControl = ( { attributes, setAttributes }: EditProps ) => (
	<RadioControl
		label={ __( 'What visitors choose from', 'frontage' ) }
		help={ __(
			'The device is an option on sites that follow it where visitors have not chosen: Appearance → Colors.',
			'frontage'
		) }
		selected={ String( attributes.states ) }
		options={ [
			{
				value: '2',
				label: __( 'Two palettes', 'frontage' ),
			},
			{
				value: '3',
				label: __( 'Two palettes, or like the device', 'frontage' ),
			},
		] }
		onChange={ ( value ) =>
			setAttributes( { states: value === '3' ? 3 : 2 } )
		}
	/>
);
