/** Inspector: text, colors and sizes of Load More. Empty settings use the theme's button styles. */
import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ColorPanel } from './color-panel';
import { Line, Scale } from './controls';
import { Panel, type PanelProps } from './panel';

export function LoadMorePanel( panel: PanelProps ) {
	const { setAttributes } = panel;
	return (
		<>
			<InspectorControls>
				<Panel
					title={ __( 'Load More button', 'frontage' ) }
					setAttributes={ setAttributes }
				>
					<Line
						{ ...panel }
						name="loadMoreButtonText"
						label={ __( 'Load more text', 'frontage' ) }
						placeholder={ __( 'Load More', 'frontage' ) }
					/>
				</Panel>
			</InspectorControls>
			<InspectorControls group="styles">
				<Colors { ...panel } />
				<Measures { ...panel } />
			</InspectorControls>
		</>
	);
}

function Colors( panel: PanelProps ) {
	return (
		<ColorPanel
			{ ...panel }
			title={ __( 'Load More colors', 'frontage' ) }
			colors={ [
				[ 'loadMoreTextColor', __( 'Text', 'frontage' ) ],
				[ 'loadMoreHoverTextColor', __( 'Text on hover', 'frontage' ) ],
				[ 'loadMoreBgColor', __( 'Background', 'frontage' ) ],
				[
					'loadMoreHoverBgColor',
					__( 'Background on hover', 'frontage' ),
				],
				[ 'loadMoreBorderColor', __( 'Border', 'frontage' ) ],
				[
					'loadMoreHoverBorderColor',
					__( 'Border on hover', 'frontage' ),
				],
			] }
			contrasts={ [
				{
					text: [ 'loadMoreTextColor' ],
					background: [ 'loadMoreBgColor' ],
				},
				{
					text: [ 'loadMoreHoverTextColor', 'loadMoreTextColor' ],
					background: [ 'loadMoreHoverBgColor', 'loadMoreBgColor' ],
				},
			] }
		/>
	);
}

function Measures( panel: PanelProps ) {
	const { values, setAttributes } = panel;
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
				<Scale
					key={ name }
					{ ...panel }
					name={ name }
					label={ label }
					help={
						values[ name ] === null
							? __( 'As the theme has it.', 'frontage' )
							: __( 'In pixels.', 'frontage' )
					}
					min={ min }
					max={ max }
				/>
			) ) }
		</Panel>
	);
}
