/**
 * Chooses the order of the items, in the words of an owner.
 */
import { __ } from '@wordpress/i18n';
import { Choice } from './controls';
import type { PanelProps } from './panel';

const ORDERS = {
	newest: { orderBy: 'date', order: 'desc' },
	oldest: { orderBy: 'date', order: 'asc' },
	az: { orderBy: 'title', order: 'asc' },
	za: { orderBy: 'title', order: 'desc' },
	own: { orderBy: 'menu_order', order: 'asc' },
	ownReversed: { orderBy: 'menu_order', order: 'desc' },
	random: { orderBy: 'random', order: 'desc' },
} as const;

type Order = keyof typeof ORDERS;

const isOrder = ( word: string ): word is Order => word in ORDERS;

export function OrderControl( panel: PanelProps ) {
	const { settings, setAttributes } = panel;
	const now = Object.keys( ORDERS )
		.filter( isOrder )
		.find(
			( word ) =>
				ORDERS[ word ].orderBy === settings.orderBy &&
				( word === 'random' || ORDERS[ word ].order === settings.order )
		);
	return (
		<Choice
			{ ...panel }
			label={ __( 'Order', 'frontage' ) }
			names={ [ 'orderBy', 'order' ] }
			options={ options() }
			help={
				settings.orderBy === 'menu_order'
					? __(
							'The order that you give the items in their list.',
							'frontage'
						)
					: undefined
			}
			value={ now }
			onChange={ ( chosen ) => setAttributes( ORDERS[ chosen ] ) }
		/>
	);
}

const options = (): { value: Order; label: string }[] => [
	{ value: 'newest', label: __( 'Newest first', 'frontage' ) },
	{ value: 'oldest', label: __( 'Oldest first', 'frontage' ) },
	{ value: 'az', label: __( 'By title, A to Z', 'frontage' ) },
	{ value: 'za', label: __( 'By title, Z to A', 'frontage' ) },
	{ value: 'own', label: __( 'My own order', 'frontage' ) },
	{ value: 'ownReversed', label: __( 'My own order, reversed', 'frontage' ) },
	{ value: 'random', label: __( 'Random', 'frontage' ) },
];
