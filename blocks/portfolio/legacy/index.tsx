/**
 * Registers the legacy plugin's block in the editor while that plugin is inactive (register.php checks): a preview of the gallery, and a button that
 * converts it to our block.
 */
import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { RawHTML } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { gallery as icon } from '@wordpress/icons';
import { GalleryPreview } from '../editor/preview';
import { ORIGINAL_BLOCK, fromOriginal, type Loose } from './attributes';

interface EditProps {
	attributes: Loose;
	clientId: string;
}

interface BlockEditorActions {
	replaceBlock: ( clientId: string, block: object ) => void;
}

function Edit( { attributes, clientId }: EditProps ) {
	const { replaceBlock } = useDispatch(
		'core/block-editor'
	) as unknown as BlockEditorActions;
	const ours = fromOriginal( attributes );

	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						onClick={ () =>
							replaceBlock(
								clientId,
								createBlock( 'frontage/portfolio', ours )
							)
						}
					>
						{ __( 'Turn into Portfolio', 'frontage' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<div { ...useBlockProps() }>
				<GalleryPreview attributes={ ours } />
			</div>
		</>
	);
}

// Title, attributes and supports are registered by the server, which has access to the settings for default values.
registerBlockType( ORIGINAL_BLOCK, {
	icon,
	edit: Edit,
	save: ( { attributes }: { attributes: Loose } ) => (
		<RawHTML>{ String( attributes.saved ?? '' ) }</RawHTML>
	),
} as unknown as BlockConfiguration );
