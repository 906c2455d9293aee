/** Contact buttons in the editor: the server's HTML, opened; links and hours are edited in the inspector. */
import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { comment } from '@wordpress/icons';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import { ServerPreview } from '../../src/editor/block/server-preview';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { HoursPanel } from './editor/hours-panel';
import { LinksPanel } from './editor/links-panel';

export function Edit( edited: Editable< Attributes > ) {
	const { attributes } = edited;
	const { radio, text } = controlsFor( edited );
	return (
		<>
			<InspectorControls>
				<LinksPanel { ...edited } />
				<HoursPanel { ...edited } />
				<PanelBody title={ __( 'Settings', 'frontage' ) }>
					{ text( 'label', __( 'Name of the button', 'frontage' ), {
						placeholder: __( 'Contact us', 'frontage' ),
						help: __( 'For screen readers.', 'frontage' ),
					} ) }
					{ text( 'heading', __( 'Heading', 'frontage' ) ) }
					{ radio(
						'position',
						__( 'Corner of the window', 'frontage' ),
						{
							start: __( 'Start', 'frontage' ),
							end: __( 'End', 'frontage' ),
						}
					) }
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps( { className: 'is-preview' } ) }>
				{ attributes.links.some( ( { value } ) => value ) ? (
					<ServerPreview
						block={ metadata.name }
						attributes={ { ...attributes } }
					/>
				) : (
					<Placeholder
						icon={ comment }
						label={ __( 'Contact buttons', 'frontage' ) }
						instructions={ __(
							'Add a phone number, a mail address or a messenger in the block’s settings.',
							'frontage'
						) }
					/>
				) }
			</div>
		</>
	);
}
