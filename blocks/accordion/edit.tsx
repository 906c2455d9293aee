/** Accordion in the editor: its items are edited in place. */
import {
	BlockControls,
	InspectorControls,
	store as blockEditor,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	SelectControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

type EditProps = BlockEditProps< Pick< Attributes, keyof Attributes > >;

const LOOK = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;
const ITEM = 'frontage/accordion-item';
const TEMPLATE = [ [ ITEM ], [ ITEM ] ];

const levels = () => [
	{ value: '2', label: __( 'Heading 2', 'frontage' ) },
	{ value: '3', label: __( 'Heading 3', 'frontage' ) },
	{ value: '4', label: __( 'Heading 4', 'frontage' ) },
	{ value: '0', label: __( 'No heading', 'frontage' ) },
];

const icons = (): { value: Attributes[ 'icon' ]; label: string }[] => [
	{ value: 'caret', label: __( 'Arrow', 'frontage' ) },
	{ value: 'plus', label: __( 'Plus and minus', 'frontage' ) },
	{ value: 'none', label: __( 'None', 'frontage' ) },
];

const positions = (): {
	value: Attributes[ 'iconPosition' ];
	label: string;
}[] => [
	{ value: 'start', label: __( 'Before the title', 'frontage' ) },
	{ value: 'end', label: __( 'At the end of the line', 'frontage' ) },
];

function Inspector( { attributes, setAttributes }: EditProps ) {
	const { autoclose, headingLevel, icon, iconPosition } = attributes;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'frontage' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'One item open at a time', 'frontage' ) }
					help={ __(
						'Opening an item closes the one that was open.',
						'frontage'
					) }
					checked={ autoclose }
					onChange={ ( next ) =>
						setAttributes( { autoclose: next } )
					}
				/>
				<SelectControl
					{ ...LOOK }
					label={ __( 'Titles are', 'frontage' ) }
					value={ String( headingLevel ) }
					options={ levels() }
					onChange={ ( next ) =>
						setAttributes( {
							headingLevel: Number(
								next
							) as Attributes[ 'headingLevel' ],
						} )
					}
				/>
				<SelectControl
					{ ...LOOK }
					label={ __( 'Icon', 'frontage' ) }
					value={ icon }
					options={ icons() }
					onChange={ ( next ) => setAttributes( { icon: next } ) }
				/>
				{ icon !== 'none' && (
					<SelectControl
						{ ...LOOK }
						label={ __( 'Place of the icon', 'frontage' ) }
						value={ iconPosition }
						options={ positions() }
						onChange={ ( next ) =>
							setAttributes( { iconPosition: next } )
						}
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

export function Edit( props: EditProps ) {
	const { attributes, clientId } = props;
	const { insertBlock } = useDispatch( blockEditor ) as {
		insertBlock: (
			block: object,
			index: number | undefined,
			parent: string
		) => void;
	};
	const inner = useInnerBlocksProps(
		useBlockProps( { 'data-icon-position': attributes.iconPosition } ),
		{ template: TEMPLATE }
	);
	return (
		<>
			<BlockControls group="other">
				<ToolbarGroup>
					<ToolbarButton
						onClick={ () =>
							insertBlock(
								createBlock( ITEM ),
								undefined,
								clientId
							)
						}
					>
						{ __( 'Add item', 'frontage' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<Inspector { ...props } />
			<div { ...inner } />
		</>
	);
}
