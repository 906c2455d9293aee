/** Account block in the editor, as logged-out and logged-in users see it. */
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ServerPreview } from '../../src/editor/block/server-preview';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { Panels } from './panels';

interface EditProps {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

export function Edit( { attributes, setAttributes }: EditProps ) {
	const [ preview, setPreview ] = useState< Attributes[ 'preview' ] >(
		attributes.preview
	);
	return (
		<div { ...useBlockProps() }>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						isPressed={ preview === '' }
						onClick={ () => setPreview( '' ) }
					>
						{ __( 'Logged in', 'frontage' ) }
					</ToolbarButton>
					<ToolbarButton
						isPressed={ preview === 'visitor' }
						onClick={ () => setPreview( 'visitor' ) }
					>
						{ __( 'Logged out', 'frontage' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<Panels
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				attributes={ { ...attributes, preview } }
			/>
		</div>
	);
}
