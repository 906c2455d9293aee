/**
 * Inspector: which items are shown, and in which order.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Names } from '../use-portfolio';
import { Choice } from './controls';
import { ItemPicker } from './item-picker';
import { OrderControl } from './order-control';
import { Panel, type PanelProps, Setting } from './panel';
import { TermPicker } from './term-picker';

export function ContentPanel( {
	names,
	...panel
}: PanelProps & { names: Names } ) {
	const { settings, setAttributes } = panel;
	const [ isChoosing, setIsChoosing ] = useState( false );
	const isPicked = isChoosing || settings.pickedItems.length > 0;

	return (
		<InspectorControls>
			<Panel
				title={ __( 'Content', 'frontage' ) }
				setAttributes={ ( change ) => {
					setIsChoosing( false );
					setAttributes( change );
				} }
			>
				<Choice
					{ ...panel }
					label={ __( 'Items', 'frontage' ) }
					names={ [ 'pickedItems' ] }
					options={ [
						{
							value: 'all',
							label: __( 'All, or by category', 'frontage' ),
						},
						{
							value: 'picked',
							label: __( 'Picked one by one', 'frontage' ),
						},
					] }
					value={ isPicked ? 'picked' : 'all' }
					onChange={ ( source ) => {
						setIsChoosing( source === 'picked' );
						if ( source === 'all' ) {
							setAttributes( { pickedItems: [] } );
						}
					} }
				/>
				{ isPicked ? (
					<Setting
						{ ...panel }
						label={ __( 'Picked items', 'frontage' ) }
						names={ [ 'pickedItems' ] }
					>
						<ItemPicker
							postType={ names.postType }
							picked={ settings.pickedItems }
							onChange={ ( pickedItems ) =>
								setAttributes( { pickedItems } )
							}
						/>
					</Setting>
				) : (
					<>
						<TermSettings { ...panel } names={ names } />
						<OrderControl { ...panel } />
					</>
				) }
			</Panel>
		</InspectorControls>
	);
}

function TermSettings( { names, ...panel }: PanelProps & { names: Names } ) {
	const { settings, attributes, setAttributes } = panel;
	return (
		<>
			<Setting
				{ ...panel }
				label={ __( 'Categories', 'frontage' ) }
				names={ [ 'categorySelectedNum', 'categorySelectedLabels' ] }
			>
				<TermPicker
					label={ __( 'Categories', 'frontage' ) }
					taxonomy={ names.category }
					chosen={ settings.categorySelectedNum }
					labels={ attributes.categorySelectedLabels }
					onChange={ ( ids, labels ) =>
						setAttributes( {
							categorySelectedNum: ids,
							categorySelectedLabels: labels,
						} )
					}
				/>
			</Setting>
			<Setting
				{ ...panel }
				label={ __( 'Other categories', 'frontage' ) }
				names={ [
					'otherCategorySelectedNum',
					'otherCategorySelectedLabels',
				] }
			>
				<TermPicker
					label={ __( 'Other categories', 'frontage' ) }
					taxonomy={ names.other }
					chosen={ settings.otherCategorySelectedNum }
					labels={ attributes.otherCategorySelectedLabels }
					onChange={ ( ids, labels ) =>
						setAttributes( {
							otherCategorySelectedNum: ids,
							otherCategorySelectedLabels: labels,
						} )
					}
				/>
			</Setting>
			<Setting
				{ ...panel }
				label={ __( 'Tags', 'frontage' ) }
				names={ [ 'tagsSelectedNum' ] }
			>
				<TermPicker
					label={ __( 'Tags', 'frontage' ) }
					taxonomy={ names.tags }
					chosen={ settings.tagsSelectedNum }
					onChange={ ( ids ) =>
						setAttributes( { tagsSelectedNum: ids } )
					}
				/>
			</Setting>
		</>
	);
}
