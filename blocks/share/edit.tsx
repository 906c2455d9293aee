/** The links as visitors get them, and what can be said of them. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ServerPreview } from '../../src/editor/server-preview';
import { ServicePicker } from './editor/service-picker';
import type { Attributes } from './attributes';
import metadata from './block.json';

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

type Switch = {
	[ Name in keyof Attributes ]: Attributes[ Name ] extends boolean
		? Name
		: never;
}[ keyof Attributes ];

export function Edit( { attributes, setAttributes }: EditProps ) {
	const { services, layout, side, look, title } = attributes;
	const toggle = ( name: Switch, label: string, help?: string ) => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Services', 'frontage' ) }>
					<ServicePicker
						label={ __( 'Services', 'frontage' ) }
						help={ __(
							'Without any, those of the site’s settings are shown.',
							'frontage'
						) }
						chosen={ services }
						onChange={ ( chosen ) =>
							setAttributes( { services: chosen } )
						}
					/>
					{ toggle(
						'native',
						__( 'Begin with the device’s own sharing', 'frontage' ),
						__(
							'Where a device has none, the button offers all services.',
							'frontage'
						)
					) }
					{ toggle( 'copy', __( 'Copy link', 'frontage' ) ) }
					{ toggle( 'more', __( 'More: all services', 'frontage' ) ) }
				</PanelBody>
				<PanelBody title={ __( 'Look', 'frontage' ) }>
					<RadioControl
						label={ __( 'Layout', 'frontage' ) }
						selected={ layout }
						options={ [
							{ value: 'row', label: __( 'Row', 'frontage' ) },
							{
								value: 'bar',
								label: __(
									'Bar at the window’s side',
									'frontage'
								),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								layout: value === 'bar' ? 'bar' : 'row',
							} )
						}
					/>
					{ layout === 'bar' && (
						<RadioControl
							label={ __( 'Side of the window', 'frontage' ) }
							selected={ side }
							options={ [
								{
									value: 'start',
									label: __( 'Start', 'frontage' ),
								},
								{
									value: 'end',
									label: __( 'End', 'frontage' ),
								},
							] }
							onChange={ ( value ) =>
								setAttributes( {
									side: value === 'end' ? 'end' : 'start',
								} )
							}
						/>
					) }
					<RadioControl
						label={ __( 'Colors', 'frontage' ) }
						selected={ look }
						options={ [
							{
								value: 'quiet',
								label: __( 'Of the text', 'frontage' ),
							},
							{
								value: 'brand',
								label: __( 'Of the services', 'frontage' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								look: value === 'brand' ? 'brand' : 'quiet',
							} )
						}
					/>
					{ toggle( 'showLabels', __( 'Show names', 'frontage' ) ) }
					{ toggle(
						'showCounts',
						__( 'Show how often each was used', 'frontage' )
					) }
					{ toggle(
						'showTotal',
						__( 'Show the sum of all shares', 'frontage' )
					) }
				</PanelBody>
				<PanelBody
					title={ __( 'What is shared', 'frontage' ) }
					initialOpen={ false }
				>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="url"
						label={ __( 'Address', 'frontage' ) }
						help={ __(
							'Without one, the post or page around the block.',
							'frontage'
						) }
						value={ attributes.url }
						onChange={ ( url ) => setAttributes( { url } ) }
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Title', 'frontage' ) }
						value={ title }
						onChange={ ( text ) =>
							setAttributes( { title: text } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				// The preview stands in the page, where it can be seen and chosen.
				attributes={ { ...attributes, layout: 'row' } }
			/>
		</div>
	);
}
