/** Inspector: content and colors of the filter bar. */
import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ColorPanel } from './color-panel';
import { Switch } from './controls';
import { Panel, type PanelProps } from './panel';

export function FilterBarPanel( panel: PanelProps ) {
	const { values, setAttributes } = panel;
	const switches = [
		[ 'showCategories', __( 'Categories', 'frontage' ), true ],
		[
			'showCategoriesAll',
			__( '“All” before the categories', 'frontage' ),
			values.showCategories,
		],
		[ 'showOtherCategories', __( 'Other categories', 'frontage' ), true ],
		[
			'showOtherCategoriesAll',
			__( '“All” before the other categories', 'frontage' ),
			values.showOtherCategories,
		],
		[ 'showSearch', __( 'Search', 'frontage' ), true ],
	] as const;

	const hasBar =
		values.showCategories ||
		values.showOtherCategories ||
		values.showSearch;

	return (
		<>
			<InspectorControls>
				<Panel
					title={ __( 'Filter bar', 'frontage' ) }
					setAttributes={ setAttributes }
				>
					{ switches.map(
						( [ name, label, isOffered ] ) =>
							isOffered && (
								<Switch
									key={ name }
									{ ...panel }
									name={ name }
									label={ label }
								/>
							)
					) }
				</Panel>
			</InspectorControls>
			{ hasBar && (
				<InspectorControls group="styles">
					<BarColors { ...panel } />
				</InspectorControls>
			) }
		</>
	);
}

const BarColors = ( panel: PanelProps ) => (
	<ColorPanel
		{ ...panel }
		title={ __( 'Filter bar colors', 'frontage' ) }
		colors={ [
			[ 'headerColor', __( 'Background', 'frontage' ) ],
			[ 'headerTextColor', __( 'Text', 'frontage' ) ],
			[ 'activeHeaderTextColor', __( 'Selected filter', 'frontage' ) ],
		] }
		contrasts={ [
			{
				text: [ 'headerTextColor' ],
				background: [ 'headerColor' ],
			},
			{
				text: [ 'activeHeaderTextColor' ],
				background: [ 'headerColor' ],
			},
		] }
	/>
);
