/** Inspector: layout of the items. Only the settings of the selected layout are shown. */
import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { arrangement, type Arrangement } from '../arrangement';
import { Choice, Scale, Switch } from './controls';
import { Columns, Gap } from './device-controls';
import { Panel, type PanelProps } from './panel';

export function LayoutPanel( panel: PanelProps ) {
	const now = arrangement( panel.values );
	return (
		<InspectorControls>
			<Panel
				title={ __( 'Layout', 'frontage' ) }
				setAttributes={ panel.setAttributes }
			>
				<ArrangementChoice { ...panel } />
				<Columns { ...panel } />
				<Gap { ...panel } />
				<Scale
					{ ...panel }
					name="itemsPerPage"
					label={ __( 'Items per page', 'frontage' ) }
					min={ 1 }
					max={ 100 }
				/>
				{ now === 'grid' && <TileShape { ...panel } /> }
				{ now === 'tall' && (
					<Scale
						{ ...panel }
						name="scrollSpeed"
						label={ __( 'Seconds from top to end', 'frontage' ) }
						min={ 1 }
						max={ 20 }
						step={ 0.5 }
					/>
				) }
				<TitleChoice { ...panel } />
				<Switch
					{ ...panel }
					name="showTerms"
					label={ __( 'Categories beside the title', 'frontage' ) }
				/>
			</Panel>
		</InspectorControls>
	);
}

function ArrangementChoice( panel: PanelProps ) {
	const { values, setAttributes } = panel;
	const now = arrangement( values );
	return (
		<Choice
			{ ...panel }
			label={ __( 'Layout', 'frontage' ) }
			names={ [ 'layout', 'thumbnailHoverStyle' ] }
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
					layout: chosen === 'tall' ? values.layout : chosen,
					thumbnailHoverStyle:
						chosen === 'tall' ? 'style-1' : 'default',
				} )
			}
		/>
	);
}

function TitleChoice( panel: PanelProps ) {
	const { values, setAttributes } = panel;
	return (
		<Choice
			{ ...panel }
			label={ __( 'Title', 'frontage' ) }
			names={ [ 'titlePosition' ] }
			options={ [
				{
					value: 'bottom',
					label: __( 'Below the picture', 'frontage' ),
				},
				{
					value: 'top',
					label: __( 'Above the picture', 'frontage' ),
				},
			] }
			value={ values.titlePosition }
			onChange={ ( titlePosition ) => setAttributes( { titlePosition } ) }
		/>
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

function TileShape( panel: PanelProps ) {
	const { values, setAttributes } = panel;
	const shapes = [
		{ value: '1/1', label: __( 'Square – 1:1', 'frontage' ) },
		{ value: '4/3', label: __( 'Landscape – 4:3', 'frontage' ) },
		{ value: '3/2', label: __( 'Landscape – 3:2', 'frontage' ) },
		{ value: '16/9', label: __( 'Wide – 16:9', 'frontage' ) },
		{ value: '3/4', label: __( 'Portrait – 3:4', 'frontage' ) },
		{ value: '2/3', label: __( 'Portrait – 2:3', 'frontage' ) },
	];
	const own = { value: values.tileRatio, label: values.tileRatio };

	return (
		<Choice
			{ ...panel }
			label={ __( 'Shape of the pictures', 'frontage' ) }
			names={ [ 'tileRatio' ] }
			options={
				shapes.some( ( { value } ) => value === own.value )
					? shapes
					: [ ...shapes, own ]
			}
			value={ values.tileRatio }
			onChange={ ( tileRatio ) => setAttributes( { tileRatio } ) }
		/>
	);
}
