/** Alert in the editor: title and text are edited in place. */
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon, caution, error, info, published } from '@wordpress/icons';
import { controlsFor, type Editable } from '../../src/editor/block/controls';
import { TextInPlace } from '../../src/editor/block/text-in-place';
import type { Attributes } from './attributes';

const TEMPLATE = [ [ 'core/paragraph' ] ];

/* As in alert.php. */
const ICONS = { info, success: published, warning: error, danger: caution };

const TYPES: Record< Attributes[ 'type' ], string > = {
	info: __( 'Note', 'frontage' ),
	success: __( 'Success', 'frontage' ),
	warning: __( 'Warning', 'frontage' ),
	danger: __( 'Danger', 'frontage' ),
};

export function Edit( edited: Editable< Attributes > ) {
	const { attributes, setAttributes } = edited;
	const { select, toggle } = controlsFor( edited );
	const { children, ...text } = useInnerBlocksProps(
		{ className: 'wp-block-frontage-alert__text is-layout-flow' },
		{ template: TEMPLATE }
	);
	const types = Object.keys( TYPES ) as Attributes[ 'type' ][];
	return (
		<>
			<BlockControls group="block">
				<ToolbarGroup>
					{ types.map( ( type ) => (
						<ToolbarButton
							key={ type }
							icon={ ICONS[ type ] }
							label={ TYPES[ type ] }
							isPressed={ type === attributes.type }
							onClick={ () => setAttributes( { type } ) }
						/>
					) ) }
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'frontage' ) }>
					{ select( 'type', __( 'Type', 'frontage' ), TYPES ) }
					{ toggle(
						'dismissible',
						__( 'Visitors can dismiss it', 'frontage' ),
						__(
							'It stays hidden in their browser until you change it.',
							'frontage'
						)
					) }
				</PanelBody>
			</InspectorControls>
			<div { ...useBlockProps( { 'data-kind': attributes.type } ) }>
				<Icon
					className="wp-block-frontage-alert__icon"
					icon={ ICONS[ attributes.type ] }
				/>
				<div { ...text }>
					<TextInPlace
						{ ...edited }
						name="title"
						label={ __( 'Title', 'frontage' ) }
						tagName="p"
						className="wp-block-frontage-alert__title"
						withoutInteractiveFormatting
					/>
					{ children }
				</div>
			</div>
		</>
	);
}
