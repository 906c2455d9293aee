/** Adds “Masonry” to galleries, grids and lists of posts, and shows it in the canvas. */
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ResponsiveControl } from '../../../editor/responsive-control';
import { addAttributes, wrapBlock, wrapEdit } from '../../../editor/wp-hooks';
import { masonry } from '../place';
import { MOST, propertiesOf, type Attributes } from './properties';

const BLOCKS = [ 'core/gallery', 'core/group', 'core/post-template' ];

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: Attributes;
	setAttributes: ( changed: Attributes ) => void;
}

interface BlockProps {
	name: string;
	clientId: string;
	attributes: Attributes;
	wrapperProps?: Record< string, unknown > & { style?: object };
}

const canBe = ( name: string, { layout }: Attributes ) =>
	BLOCKS.includes( name ) &&
	( name !== 'core/group' || layout?.type === 'grid' );

addAttributes( BLOCKS, 'frontage/masonry', {
	frontageMasonry: { type: 'boolean', default: undefined },
	frontageMasonryColumns: { type: 'object', default: undefined },
} );

wrapEdit< EditProps >( 'frontage/masonry', ( BlockEdit ) => ( props ) => (
	<>
		<BlockEdit { ...props } />
		{ props.isSelected && canBe( props.name, props.attributes ) && (
			<InspectorControls>
				<PanelBody>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Masonry', 'frontage' ) }
						help={ __(
							'Entries of different heights stand closely, in the order in which they are read.',
							'frontage'
						) }
						checked={ !! props.attributes.frontageMasonry }
						onChange={ ( isOn ) =>
							props.setAttributes( {
								frontageMasonry: isOn || undefined,
							} )
						}
					/>
					{ props.attributes.frontageMasonry && (
						<Columns { ...props } />
					) }
				</PanelBody>
			</InspectorControls>
		) }
	</>
) );

/** On desktop they are the block's own setting. */
function Columns( { name, attributes, setAttributes }: EditProps ) {
	const { columns, layout, frontageMasonryColumns: own } = attributes;
	const isGallery = name === 'core/gallery';
	const value = isGallery ? columns : ( layout?.columnCount ?? undefined );
	const label = __( 'Columns by device', 'frontage' );
	return (
		<ResponsiveControl< number >
			label={ label }
			values={ { ...own, ...( value && { value } ) } }
			onChange={ ( { value: desktop, ...devices } ) =>
				setAttributes( {
					frontageMasonryColumns: Object.keys( devices ).length
						? devices
						: undefined,
					...( desktop !== value &&
						( isGallery
							? { columns: desktop }
							: {
									layout: {
										...layout,
										columnCount: desktop ?? null,
									},
								} ) ),
				} )
			}
		>
			{ ( { value: shown, onChange } ) => (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					hideLabelFromVision
					min={ 1 }
					max={ isGallery ? 8 : MOST }
					allowReset
					value={ shown }
					onChange={ onChange }
				/>
			) }
		</ResponsiveControl>
	);
}

wrapBlock< BlockProps >( 'frontage/masonry', ( Block ) => ( props ) => {
	const { name, clientId, attributes, wrapperProps } = props;
	const isOn = !! attributes.frontageMasonry && canBe( name, attributes );
	useEffect( () => {
		const canvas =
			document.querySelector< HTMLIFrameElement >(
				'iframe[name="editor-canvas"]'
			)?.contentDocument ?? document;
		const box = canvas.getElementById( `block-${ clientId }` );
		return isOn && box && ! CSS.supports( 'display: grid-lanes' )
			? masonry( box )
			: undefined;
	}, [ isOn, clientId ] );
	return (
		<Block
			{ ...props }
			{ ...( isOn && {
				wrapperProps: {
					...wrapperProps,
					'data-frontage-masonry': '',
					style: {
						...wrapperProps?.style,
						...propertiesOf( attributes ),
					},
				},
			} ) }
		/>
	);
} );
