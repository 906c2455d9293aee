/**
 * Inspector: how the items are laid out. What the chosen layout has no use for is not asked.
 */
import { InspectorControls } from '@wordpress/block-editor';
import {
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { arrangement, type Arrangement } from '../arrangement';
import { Panel, type PanelProps, Setting } from './panel';

export function LayoutPanel( panel: PanelProps ) {
	const { settings, setAttributes } = panel;
	const now = arrangement( settings );

	return (
		<InspectorControls>
			<Panel
				title={ __( 'Layout', 'frontage' ) }
				setAttributes={ setAttributes }
			>
				<Setting
					{ ...panel }
					label={ __( 'Layout', 'frontage' ) }
					names={ [ 'layout', 'thumbnailHoverStyle' ] }
				>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Layout', 'frontage' ) }
						options={ [
							{
								value: 'masonry',
								label: __( 'Masonry', 'frontage' ),
							},
							{
								value: 'grid',
								label: __( 'Even grid', 'frontage' ),
							},
							{
								value: 'tall',
								label: __( 'Tall screenshots', 'frontage' ),
							},
						] }
						help={ HELP()[ now ] }
						value={ now }
						onChange={ ( chosen: Arrangement ) =>
							setAttributes( {
								layout:
									chosen === 'tall'
										? settings.layout
										: chosen,
								thumbnailHoverStyle:
									chosen === 'tall' ? 'style-1' : 'default',
							} )
						}
					/>
				</Setting>
				<Measures { ...panel } />
				{ now === 'grid' && <TileShape { ...panel } /> }
				{ now === 'tall' && <ScrollSpeed { ...panel } /> }
				<Words { ...panel } />
			</Panel>
		</InspectorControls>
	);
}

const HELP = (): Record< Arrangement, string > => ( {
	masonry: __( 'Every picture keeps its own shape.', 'frontage' ),
	grid: __( 'All pictures are cut to one shape.', 'frontage' ),
	tall: __(
		'Square tiles; a tall picture scrolls when somebody rests on it.',
		'frontage'
	),
} );

function Measures( panel: PanelProps ) {
	const { settings, setAttributes } = panel;
	return (
		<>
			<Setting
				{ ...panel }
				label={ __( 'Columns', 'frontage' ) }
				names={ [ 'columns' ] }
			>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Columns', 'frontage' ) }
					help={ __(
						'Where the gallery is narrow, it has one or two.',
						'frontage'
					) }
					min={ 1 }
					max={ Math.max( 4, settings.columns ) }
					value={ settings.columns }
					onChange={ ( columns ) => setAttributes( { columns } ) }
				/>
			</Setting>
			<Setting
				{ ...panel }
				label={ __( 'Items per page', 'frontage' ) }
				names={ [ 'itemsPerPage' ] }
			>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Items per page', 'frontage' ) }
					min={ 1 }
					max={ 100 }
					value={ settings.itemsPerPage }
					onChange={ ( itemsPerPage ) =>
						setAttributes( { itemsPerPage } )
					}
				/>
			</Setting>
		</>
	);
}

function TileShape( panel: PanelProps ) {
	const { settings, setAttributes } = panel;
	const shapes = [
		{ value: '1/1', label: __( 'Square – 1:1', 'frontage' ) },
		{ value: '4/3', label: __( 'Landscape – 4:3', 'frontage' ) },
		{ value: '3/2', label: __( 'Landscape – 3:2', 'frontage' ) },
		{ value: '16/9', label: __( 'Wide – 16:9', 'frontage' ) },
		{ value: '3/4', label: __( 'Portrait – 3:4', 'frontage' ) },
		{ value: '2/3', label: __( 'Portrait – 2:3', 'frontage' ) },
	];
	const own = { value: settings.tileRatio, label: settings.tileRatio };

	return (
		<Setting
			{ ...panel }
			label={ __( 'Shape of the pictures', 'frontage' ) }
			names={ [ 'tileRatio' ] }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Shape of the pictures', 'frontage' ) }
				options={
					shapes.some( ( { value } ) => value === own.value )
						? shapes
						: [ ...shapes, own ]
				}
				value={ settings.tileRatio }
				onChange={ ( tileRatio ) => setAttributes( { tileRatio } ) }
			/>
		</Setting>
	);
}

function ScrollSpeed( panel: PanelProps ) {
	const { settings, setAttributes } = panel;
	return (
		<Setting
			{ ...panel }
			label={ __( 'Seconds from top to end', 'frontage' ) }
			names={ [ 'scrollSpeed' ] }
		>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Seconds from top to end', 'frontage' ) }
				min={ 1 }
				max={ Math.max( 20, settings.scrollSpeed ) }
				step={ 0.5 }
				value={ settings.scrollSpeed }
				onChange={ ( scrollSpeed ) => setAttributes( { scrollSpeed } ) }
			/>
		</Setting>
	);
}

function Words( panel: PanelProps ) {
	const { settings, setAttributes } = panel;
	return (
		<>
			<Setting
				{ ...panel }
				label={ __( 'Title', 'frontage' ) }
				names={ [ 'titlePosition' ] }
			>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Title', 'frontage' ) }
					options={ [
						{
							label: __( 'Below the picture', 'frontage' ),
							value: 'bottom',
						},
						{
							label: __( 'Above the picture', 'frontage' ),
							value: 'top',
						},
					] }
					value={ settings.titlePosition }
					onChange={ ( position ) =>
						setAttributes( {
							titlePosition:
								position === 'top' ? 'top' : 'bottom',
						} )
					}
				/>
			</Setting>
			<Setting
				{ ...panel }
				label={ __( 'Categories beside the title', 'frontage' ) }
				names={ [ 'showTerms' ] }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Categories beside the title', 'frontage' ) }
					checked={ settings.showTerms }
					onChange={ ( showTerms ) => setAttributes( { showTerms } ) }
				/>
			</Setting>
		</>
	);
}
