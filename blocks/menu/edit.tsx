/** Menu in the editor: rendered by the server, with its editable mega panels below. */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { navigation as icon } from '@wordpress/icons';
import { ServerPreview } from '../../src/editor/block/server-preview';
import type { Attributes } from './attributes';
import metadata from './block.json';
import { LookPanels } from './look-panels';
import { MenuPicker } from './menu-picker';

interface EditProps {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

export function Edit( { attributes, setAttributes }: EditProps ) {
	const { source, menu, location, pages, mobile, desktop, openOn } =
		attributes;
	const isChosen = source === 'pages' || menu > 0 || location !== '';
	const blockProps = useBlockProps();
	const panels = useInnerBlocksProps(
		{ className: 'wp-block-frontage-menu__panels' },
		{ allowedBlocks: [ 'frontage/menu-panel' ] }
	);
	const picker = (
		<MenuPicker attributes={ attributes } setAttributes={ setAttributes } />
	);
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Menu', 'frontage' ) }>
					{ picker }
				</PanelBody>
				<LookPanels
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</InspectorControls>
			{ isChosen ? (
				<>
					<ServerPreview
						block={ metadata.name }
						attributes={ {
							source,
							menu,
							location,
							pages,
							mobile,
							desktop,
							openOn,
							showDescriptions: attributes.showDescriptions,
						} }
					/>
					<div { ...panels } />
				</>
			) : (
				<Placeholder
					icon={ icon }
					label={ __( 'Menu', 'frontage' ) }
					instructions={ __(
						'Choose one of your site’s menus. A mega panel can then be put below any of its items.',
						'frontage'
					) }
				>
					{ picker }
				</Placeholder>
			) }
		</div>
	);
}
