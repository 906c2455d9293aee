/** Inspector: displayed items and their order. */
import { InspectorControls } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EditorData } from '../editor-data';
import { Choice } from './controls';
import { ItemPicker } from './item-picker';
import { OrderControl } from './order-control';
import { Panel, Field, type PanelProps } from './panel';
import { TermPicker } from './term-picker';

export function ContentPanel( {
	data,
	...panel
}: PanelProps & { data: EditorData } ) {
	const { values, setAttributes } = panel;
	const [ isChoosing, setIsChoosing ] = useState( false );
	const isPicked = isChoosing || values.pickedItems.length > 0;

	return (
		<InspectorControls>
			<Panel
				title={ __( 'Content', 'frontage' ) }
				setAttributes={ ( change ) => {
					setIsChoosing( false );
					setAttributes( change );
				} }
			>
				<SourceChoice
					{ ...panel }
					isPicked={ isPicked }
					onChange={ setIsChoosing }
				/>
				{ isPicked ? (
					<Field
						{ ...panel }
						label={ __( 'Picked items', 'frontage' ) }
						names={ [ 'pickedItems' ] }
					>
						<ItemPicker
							postType={ data.postType }
							picked={ values.pickedItems }
							onChange={ ( pickedItems ) => {
								// Removing the last item does not switch back to all items.
								setIsChoosing( true );
								setAttributes( { pickedItems } );
							} }
						/>
					</Field>
				) : (
					<>
						<TermControls { ...panel } data={ data } />
						<OrderControl { ...panel } orders={ data.orders } />
					</>
				) }
			</Panel>
		</InspectorControls>
	);
}

function SourceChoice( {
	isPicked,
	onChange,
	...panel
}: PanelProps & {
	isPicked: boolean;
	onChange: ( isPicked: boolean ) => void;
} ) {
	return (
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
				onChange( source === 'picked' );
				if ( source === 'all' ) {
					panel.setAttributes( { pickedItems: [] } );
				}
			} }
		/>
	);
}

function TermControls( { data, ...panel }: PanelProps & { data: EditorData } ) {
	const { values, attributes, setAttributes } = panel;
	return (
		<>
			<Field
				{ ...panel }
				label={ __( 'Categories', 'frontage' ) }
				names={ [ 'categorySelectedNum', 'categorySelectedLabels' ] }
			>
				<TermPicker
					label={ __( 'Categories', 'frontage' ) }
					taxonomy={ data.category }
					chosen={ values.categorySelectedNum }
					labels={ attributes.categorySelectedLabels }
					onChange={ ( ids, labels ) =>
						setAttributes( {
							categorySelectedNum: ids,
							categorySelectedLabels: labels,
						} )
					}
				/>
			</Field>
			<Field
				{ ...panel }
				label={ __( 'Other categories', 'frontage' ) }
				names={ [
					'otherCategorySelectedNum',
					'otherCategorySelectedLabels',
				] }
			>
				<TermPicker
					label={ __( 'Other categories', 'frontage' ) }
					taxonomy={ data.other }
					chosen={ values.otherCategorySelectedNum }
					labels={ attributes.otherCategorySelectedLabels }
					onChange={ ( ids, labels ) =>
						setAttributes( {
							otherCategorySelectedNum: ids,
							otherCategorySelectedLabels: labels,
						} )
					}
				/>
			</Field>
			<Field
				{ ...panel }
				label={ __( 'Tags', 'frontage' ) }
				names={ [ 'tagsSelectedNum' ] }
			>
				<TermPicker
					label={ __( 'Tags', 'frontage' ) }
					taxonomy={ data.tags }
					chosen={ values.tagsSelectedNum }
					onChange={ ( ids ) =>
						setAttributes( { tagsSelectedNum: ids } )
					}
				/>
			</Field>
		</>
	);
}
