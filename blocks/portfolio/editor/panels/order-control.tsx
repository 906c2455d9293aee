/** Inspector: order of the items. */
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../../attributes';
import type { EditorData } from '../editor-data';
import { Choice } from './controls';
import type { PanelProps } from './panel';

type Order = Pick< Attributes, 'orderBy' | 'order' >;

interface OrderOption extends Order {
	value: string;
	label: string;
}

export function OrderControl( {
	orders,
	...panel
}: PanelProps & Pick< EditorData, 'orders' > ) {
	const { values, setAttributes } = panel;
	const options = optionsOf( orders );
	const ofWord = options.filter(
		( { orderBy } ) => orderBy === values.orderBy
	);
	const now =
		ofWord.find( ( { order } ) => order === values.order ) ?? ofWord[ 0 ];
	return (
		<Choice
			{ ...panel }
			label={ __( 'Order', 'frontage' ) }
			names={ [ 'orderBy', 'order' ] }
			options={ options }
			help={
				values.orderBy === 'menu_order'
					? __(
							'The order that you give the items in their list.',
							'frontage'
						)
					: undefined
			}
			value={ now?.value }
			onChange={ ( chosen ) => {
				const option = options.find(
					( { value } ) => value === chosen
				);
				if ( option ) {
					const { orderBy, order } = option;
					setAttributes( { orderBy, order } );
				}
			} }
		/>
	);
}

/** One option per order and direction, with the labels from src/portfolio/query-order.php. */
const optionsOf = ( orders: EditorData[ 'orders' ] ): OrderOption[] =>
	Object.entries( orders ).flatMap( ( [ orderBy, labels ] ) =>
		Object.entries( labels ).map( ( [ order, label ] ) => ( {
			value: `${ orderBy } ${ order }`,
			label,
			...( { orderBy, order } as Order ),
		} ) )
	);
