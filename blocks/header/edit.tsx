/** Header in the editor: its rows in place, the layout of the previewed device, and its position settings. */
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile } from '@wordpress/icons';
import { useDevice } from '../../src/editor/use-device';
import type { Attributes } from './attributes';
import { ConditionPanel } from './condition-panel';

/** Blocks of a new header. */
const TEMPLATE = [
	[
		'frontage/header-row',
		{},
		[ [ 'core/site-title', { level: 0 } ], [ 'frontage/menu' ] ],
	],
];

export function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Pick< Attributes, keyof Attributes > > ) {
	const { device, setDevice } = useDevice();
	const inner = useInnerBlocksProps(
		useBlockProps( {
			'data-arrangement': device === 'Desktop' ? 'desktop' : 'mobile',
		} ),
		{ template: TEMPLATE }
	);
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ desktop }
						label={ __( 'Arrangement on desktop', 'frontage' ) }
						isPressed={ device === 'Desktop' }
						onClick={ () => setDevice( 'Desktop' ) }
					/>
					<ToolbarButton
						icon={ mobile }
						label={ __( 'Arrangement on phones', 'frontage' ) }
						isPressed={ device === 'Mobile' }
						onClick={ () => setDevice( 'Mobile' ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Header', 'frontage' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Transparent over the first block',
							'frontage'
						) }
						help={ __(
							'A page can also choose it for itself.',
							'frontage'
						) }
						checked={ attributes.transparent }
						onChange={ ( transparent ) =>
							setAttributes( { transparent } )
						}
					/>
				</PanelBody>
				<ConditionPanel
					{ ...attributes }
					change={ ( changed ) => setAttributes( changed ) }
				/>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
}
