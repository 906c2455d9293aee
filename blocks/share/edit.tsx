/** The links as visitors get them, and what can be said of them. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import { ServerPreview } from '../../src/editor/block/server-preview';
import { ServicePicker } from './editor/service-picker';
import type { Attributes } from './attributes';
import metadata from './block.json';

export type EditProps = Editable< Attributes >;

export function Edit( edited: EditProps ) {
	const { attributes, setAttributes } = edited;
	const { text, toggle } = controlsFor( edited );
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
						chosen={ attributes.services }
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
				<LookPanel { ...edited } />
				<PanelBody
					title={ __( 'What is shared', 'frontage' ) }
					initialOpen={ false }
				>
					{ text( 'url', __( 'Address', 'frontage' ), {
						type: 'url',
						help: __(
							'Without one, the post or page around the block.',
							'frontage'
						),
					} ) }
					{ text( 'title', __( 'Title', 'frontage' ) ) }
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

function LookPanel( edited: EditProps ) {
	const { radio, toggle } = controlsFor( edited );
	return (
		<PanelBody title={ __( 'Look', 'frontage' ) }>
			{ radio( 'layout', __( 'Layout', 'frontage' ), {
				row: __( 'Row', 'frontage' ),
				bar: __( 'Bar at the window’s side', 'frontage' ),
			} ) }
			{ edited.attributes.layout === 'bar' &&
				radio( 'side', __( 'Side of the window', 'frontage' ), {
					start: __( 'Start', 'frontage' ),
					end: __( 'End', 'frontage' ),
				} ) }
			{ radio( 'look', __( 'Colors', 'frontage' ), {
				quiet: __( 'Of the text', 'frontage' ),
				brand: __( 'Of the services', 'frontage' ),
			} ) }
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
	);
}
