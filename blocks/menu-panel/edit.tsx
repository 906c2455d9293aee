/** Mega panel in the editor, below its menu, labeled with the menu item that opens it. */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import type { Attributes } from './attributes';
import { useMenuItems } from './use-menu-items';

interface EditProps extends Editable< Attributes > {
	clientId: string;
}

const TEMPLATE = [ [ 'core/columns' ] ];

export function Edit( { attributes, setAttributes, clientId }: EditProps ) {
	const { item, width, customWidth } = attributes;
	const items = useMenuItems( clientId );
	const chosen = items.find( ( { key } ) => key === item );
	const isCustom = width === 'custom-width';
	const blockProps = useBlockProps( {
		style: isCustom ? { inlineSize: customWidth } : undefined,
	} );
	const inner = useInnerBlocksProps( {}, { template: TEMPLATE } );
	const { select, text } = controlsFor( { attributes, setAttributes } );
	const itemSelect = (
		<ItemSelect { ...{ attributes, setAttributes, items } } />
	);
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Panel', 'frontage' ) }>
					{ itemSelect }
					{ select( 'width', __( 'Width', 'frontage' ), {
						'content-width': __(
							'The header’s content',
							'frontage'
						),
						'menu-container-width': __( 'The menu', 'frontage' ),
						'full-width': __(
							'The header, what stands in it as its content',
							'frontage'
						),
						'full-stretched-width': __(
							'The window, from edge to edge',
							'frontage'
						),
						'custom-width': __( 'A width of its own', 'frontage' ),
					} ) }
					{ isCustom &&
						text(
							'customWidth',
							__( 'Its own width', 'frontage' ),
							{
								help: __(
									'Such as 600px or 40em.',
									'frontage'
								),
							}
						) }
				</PanelBody>
			</InspectorControls>
			{ chosen ? <p>{ opensBelow( chosen.label ) }</p> : itemSelect }
			<div { ...inner } />
		</div>
	);
}

const opensBelow = ( label: string ) =>
	sprintf(
		/* translators: %s: name of a menu's entry. */
		__( 'Opens below “%s”', 'frontage' ),
		label
	);

function ItemSelect( {
	attributes,
	setAttributes,
	items,
}: Editable< Attributes > & { items: ReturnType< typeof useMenuItems > } ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Opens below', 'frontage' ) }
			value={ attributes.item }
			options={ [
				{ value: '', label: __( 'Choose an item', 'frontage' ) },
				...items.map( ( { key, label } ) => ( {
					value: key,
					label,
				} ) ),
			] }
			onChange={ ( next ) => setAttributes( { item: next } ) }
		/>
	);
}
