/** Mega panel in the editor, below its menu, labeled with the menu item that opens it. */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes } from './attributes';
import { useMenuItems } from './use-menu-items';

interface EditProps {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
	clientId: string;
}

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;
const TEMPLATE = [ [ 'core/columns' ] ];

const widths = (): { value: Attributes[ 'width' ]; label: string }[] => [
	{ value: 'content-width', label: __( 'The header’s content', 'frontage' ) },
	{ value: 'menu-container-width', label: __( 'The menu', 'frontage' ) },
	{
		value: 'full-width',
		label: __( 'The header, what stands in it as its content', 'frontage' ),
	},
	{
		value: 'full-stretched-width',
		label: __( 'The window, from edge to edge', 'frontage' ),
	},
	{ value: 'custom-width', label: __( 'A width of its own', 'frontage' ) },
];

export function Edit( { attributes, setAttributes, clientId }: EditProps ) {
	const { item, width, customWidth } = attributes;
	const items = useMenuItems( clientId );
	const chosen = items.find( ( { key } ) => key === item );
	const blockProps = useBlockProps( {
		style:
			width === 'custom-width' ? { inlineSize: customWidth } : undefined,
	} );
	const inner = useInnerBlocksProps( {}, { template: TEMPLATE } );
	const itemSelect = (
		<SelectControl
			{ ...LOOK }
			label={ __( 'Opens below', 'frontage' ) }
			value={ item }
			options={ [
				{ value: '', label: __( 'Choose an entry', 'frontage' ) },
				...items.map( ( { key, label } ) => ( {
					value: key,
					label,
				} ) ),
			] }
			onChange={ ( next ) => setAttributes( { item: next } ) }
		/>
	);
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Panel', 'frontage' ) }>
					{ itemSelect }
					<SelectControl
						{ ...LOOK }
						label={ __( 'Width', 'frontage' ) }
						value={ width }
						options={ widths() }
						onChange={ ( next ) =>
							setAttributes( { width: next } )
						}
					/>
					{ width === 'custom-width' && (
						<TextControl
							{ ...LOOK }
							label={ __( 'Its own width', 'frontage' ) }
							help={ __( 'Such as 600px or 40em.', 'frontage' ) }
							value={ customWidth }
							onChange={ ( next ) =>
								setAttributes( { customWidth: next } )
							}
						/>
					) }
				</PanelBody>
			</InspectorControls>
			{ chosen ? (
				<p>
					{ sprintf(
						/* translators: %s: name of a menu's entry. */
						__( 'Opens below “%s”', 'frontage' ),
						chosen.label
					) }
				</p>
			) : (
				itemSelect
			) }
			<div { ...inner } />
		</div>
	);
}
