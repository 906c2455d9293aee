/**
 * Inspector: what the filter bar offers, and its colours.
 */
import {
	ContrastChecker,
	InspectorControls,
	PanelColorSettings,
} from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Panel, type PanelProps, Setting } from './panel';
import { usePresets } from './use-presets';

export function FilterBarPanel( panel: PanelProps ) {
	const { settings, setAttributes, attributes } = panel;
	const { shown, kept } = usePresets();
	const colors = [
		[ 'headerColor', __( 'Background', 'frontage' ) ],
		[ 'headerTextColor', __( 'Text', 'frontage' ) ],
		[ 'activeHeaderTextColor', __( 'Selected entry', 'frontage' ) ],
	] as const;
	const switches = [
		[ 'showCategories', __( 'Categories', 'frontage' ), true ],
		[
			'showCategoriesAll',
			__( '“All” before the categories', 'frontage' ),
			settings.showCategories,
		],
		[ 'showOtherCategories', __( 'Other categories', 'frontage' ), true ],
		[
			'showOtherCategoriesAll',
			__( '“All” before the other categories', 'frontage' ),
			settings.showOtherCategories,
		],
		[ 'showSearch', __( 'Search', 'frontage' ), true ],
	] as const;

	const background = shown( attributes.headerColor );
	const hasBar =
		settings.showCategories ||
		settings.showOtherCategories ||
		settings.showSearch;

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
								<Setting
									key={ name }
									{ ...panel }
									label={ label }
									names={ [ name ] }
								>
									<ToggleControl
										__nextHasNoMarginBottom
										label={ label }
										checked={ settings[ name ] }
										onChange={ ( isOn ) =>
											setAttributes( { [ name ]: isOn } )
										}
									/>
								</Setting>
							)
					) }
				</Panel>
			</InspectorControls>
			{ hasBar && (
				<InspectorControls group="styles">
					<PanelColorSettings
						title={ __( 'Filter bar colors', 'frontage' ) }
						enableAlpha
						colorSettings={ colors.map( ( [ name, label ] ) => ( {
							label,
							value: shown( attributes[ name ] ),
							onChange: ( color ) =>
								setAttributes( { [ name ]: kept( color ) } ),
						} ) ) }
					>
						<ContrastChecker
							textColor={ shown( attributes.headerTextColor ) }
							backgroundColor={ background }
						/>
						<ContrastChecker
							textColor={ shown(
								attributes.activeHeaderTextColor
							) }
							backgroundColor={ background }
						/>
					</PanelColorSettings>
				</InspectorControls>
			) }
		</>
	);
}
