/** Screen to reorder the items of galleries, and to save the order. */
import { Button, Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useUnsavedGuard } from '../../editor/use-unsaved-guard';
import { OrderRow } from './order-row';
import { useDrag, type Drag } from './use-drag';
import { useOrder, type OrderProps, type State } from './use-order';

export function OrderScreen( props: OrderProps ) {
	const list = useRef< HTMLOListElement >( null );
	const order = useOrder( props, list );
	const { ordered, state, move, save, announcement } = order;
	const { drag, begin } = useDrag( list, move );
	useUnsavedGuard( ! [ 'unchanged', 'saved' ].includes( state ) );

	if ( ordered.length === 0 ) {
		return <p>{ __( 'There are no portfolio items yet.', 'frontage' ) }</p>;
	}
	return (
		<div
			className="frontage-portfolio-order__screen"
			data-state={ drag ? 'dragging' : 'resting' }
		>
			<div className="frontage-portfolio-order__bar">
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ state === 'saving' }
					disabled={ [ 'unchanged', 'saving', 'saved' ].includes(
						state
					) }
					accessibleWhenDisabled
					onClick={ () => save() }
				>
					{ __( 'Save order', 'frontage' ) }
				</Button>
				<span
					className="frontage-portfolio-order__announcement"
					role="status"
				>
					{ announcement }
				</span>
			</div>
			<Outcome
				state={ state }
				failure={ order.failure }
				overwrite={ () => save( true ) }
				dismiss={ order.dismiss }
			/>
			<ol ref={ list } className="frontage-portfolio-order__list">
				{ ordered.map( ( item, at ) => (
					<OrderRow
						key={ item.id }
						item={ item }
						at={ at }
						count={ ordered.length }
						state={ stateOfRow( at, drag ) }
						begin={ begin }
						move={ move }
					/>
				) ) }
			</ol>
		</div>
	);
}

function stateOfRow( at: number, drag: Drag | null ) {
	if ( drag?.from === at ) {
		return 'dragged';
	}
	if ( drag?.to === at && drag.to !== drag.from ) {
		return drag.to < drag.from ? 'target-before' : 'target-after';
	}
	return 'resting';
}

function Outcome( {
	state,
	failure,
	overwrite,
	dismiss,
}: {
	state: State;
	failure: string;
	overwrite: () => void;
	dismiss: () => void;
} ) {
	if ( state === 'saved' ) {
		return (
			<Notice status="success" onRemove={ dismiss }>
				{ __( 'Order saved.', 'frontage' ) }
			</Notice>
		);
	}
	if ( state === 'failed' || state === 'conflict' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={
					state === 'conflict'
						? [
								{
									label: __( 'Save mine anyway', 'frontage' ),
									onClick: overwrite,
								},
								{
									label: __( 'Show theirs', 'frontage' ),
									url: window.location.href,
								},
							]
						: []
				}
			>
				{ failure }
			</Notice>
		);
	}
	return null;
}
