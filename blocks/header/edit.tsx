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
	RangeControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { desktop, mobile } from '@wordpress/icons';
import { ResponsiveControl } from '../../src/editor/responsive-control';
import { useDevice } from '../../src/editor/use-device';
import type { Attributes } from './attributes';
import { ConditionPanel } from './condition-panel';
import { logoStyle } from './spacing';

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
	const style = logoStyle( attributes.logoWidth );
	const inner = useInnerBlocksProps(
		useBlockProps( {
			'data-arrangement': device === 'Desktop' ? 'desktop' : 'mobile',
			...( Object.keys( style ).length && {
				'data-logo': 'true',
				style,
			} ),
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
				<HeaderPanel
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				<ConditionPanel
					{ ...attributes }
					change={ ( changed ) => setAttributes( changed ) }
				/>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
}

type Props = Pick<
	BlockEditProps< Pick< Attributes, keyof Attributes > >,
	'attributes' | 'setAttributes'
>;

const HeaderPanel = ( { attributes, setAttributes }: Props ) => (
	<PanelBody title={ __( 'Header', 'frontage' ) }>
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Transparent over the first block', 'frontage' ) }
			help={ __( 'A page can also choose it for itself.', 'frontage' ) }
			checked={ attributes.transparent }
			onChange={ ( transparent ) => setAttributes( { transparent } ) }
		/>
		<LogoWidth
			values={ attributes.logoWidth }
			onChange={ ( logoWidth ) => setAttributes( { logoWidth } ) }
		/>
	</PanelBody>
);

const LogoWidth = ( {
	values,
	onChange: change,
}: {
	values: Attributes[ 'logoWidth' ];
	onChange: ( values: Attributes[ 'logoWidth' ] ) => void;
} ) => (
	<ResponsiveControl< number >
		label={ __( 'Width of the logo', 'frontage' ) }
		help={ __(
			'Without one, the site’s setting counts, or the logo’s own.',
			'frontage'
		) }
		values={ values }
		onChange={ change }
	>
		{ ( { value, placeholder, onChange } ) => (
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Width of the logo, in pixels', 'frontage' ) }
				hideLabelFromVision
				min={ 16 }
				max={ 400 }
				allowReset
				value={ value ?? placeholder }
				onChange={ onChange }
			/>
		) }
	</ResponsiveControl>
);
