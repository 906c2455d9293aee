/**
 * Inspector: what Load More says, its colours and its measures. What is left empty looks as the theme's buttons do.
 */
import {
	ContrastChecker,
	InspectorControls,
	PanelColorSettings,
} from '@wordpress/block-editor';
import { RangeControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Panel, type PanelProps, Setting } from './panel';
import { usePresets } from './use-presets';

export function LoadMorePanel( panel: PanelProps ) {
	const { settings, setAttributes } = panel;
	return (
		<>
			<InspectorControls>
				<Panel
					title={ __( 'Load More button', 'frontage' ) }
					setAttributes={ setAttributes }
				>
					<Setting
						{ ...panel }
						label={ __( 'Load more text', 'frontage' ) }
						names={ [ 'loadMoreButtonText' ] }
					>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Load more text', 'frontage' ) }
							placeholder={ __( 'Load More', 'frontage' ) }
							value={ settings.loadMoreButtonText }
							onChange={ ( loadMoreButtonText ) =>
								setAttributes( { loadMoreButtonText } )
							}
						/>
					</Setting>
				</Panel>
			</InspectorControls>
			<InspectorControls group="styles">
				<Colors { ...panel } />
				<Measures { ...panel } />
			</InspectorControls>
		</>
	);
}

function Colors( { attributes, setAttributes }: PanelProps ) {
	const { shown, kept } = usePresets();
	const colors = [
		[ 'loadMoreTextColor', __( 'Text', 'frontage' ) ],
		[ 'loadMoreHoverTextColor', __( 'Text on hover', 'frontage' ) ],
		[ 'loadMoreBgColor', __( 'Background', 'frontage' ) ],
		[ 'loadMoreHoverBgColor', __( 'Background on hover', 'frontage' ) ],
		[ 'loadMoreBorderColor', __( 'Border', 'frontage' ) ],
		[ 'loadMoreHoverBorderColor', __( 'Border on hover', 'frontage' ) ],
	] as const;
	const text = shown( attributes.loadMoreTextColor );
	const background = shown( attributes.loadMoreBgColor );

	return (
		<PanelColorSettings
			title={ __( 'Load More colors', 'frontage' ) }
			enableAlpha
			colorSettings={ colors.map( ( [ name, label ] ) => ( {
				label,
				value: shown( attributes[ name ] ),
				onChange: ( color ) =>
					setAttributes( { [ name ]: kept( color ) } ),
			} ) ) }
		>
			<ContrastChecker
				textColor={ text }
				backgroundColor={ background }
			/>
			<ContrastChecker
				textColor={ shown( attributes.loadMoreHoverTextColor ) ?? text }
				backgroundColor={
					shown( attributes.loadMoreHoverBgColor ) ?? background
				}
			/>
		</PanelColorSettings>
	);
}

function Measures( panel: PanelProps ) {
	const { settings, setAttributes } = panel;
	const measures = [
		[ 'loadMoreSize', __( 'Text size', 'frontage' ), 8, 48 ],
		[
			'loadMoreVerticalPadding',
			__( 'Space above and below', 'frontage' ),
			0,
			48,
		],
		[
			'loadMoreHorizantalPadding',
			__( 'Space beside the text', 'frontage' ),
			0,
			96,
		],
		[ 'loadMoreBorderRadius', __( 'Rounded corners', 'frontage' ), 0, 48 ],
		[
			'loadMoreBorderWidth',
			__( 'Width of the border', 'frontage' ),
			0,
			12,
		],
	] as const;

	return (
		<Panel
			title={ __( 'Load More size', 'frontage' ) }
			setAttributes={ setAttributes }
		>
			{ measures.map( ( [ name, label, min, max ] ) => (
				<Setting
					key={ name }
					{ ...panel }
					label={ label }
					names={ [ name ] }
				>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						help={
							settings[ name ] === null
								? __( 'As the theme has it.', 'frontage' )
								: __( 'In pixels.', 'frontage' )
						}
						min={ min }
						max={ Math.max( max, settings[ name ] ?? 0 ) }
						value={ settings[ name ] ?? undefined }
						onChange={ ( measure ) =>
							setAttributes( { [ name ]: measure } )
						}
					/>
				</Setting>
			) ) }
		</Panel>
	);
}
