/** Screen to reorder the items of galleries, and to save the order. */
import { Button, Notice } from '@wordpress/components';
import {
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useUnsavedGuard } from '../../editor/use-unsaved-guard';
import { RestError } from '../../client/rest/error';
import { moved, type OrderedItem } from './ordering';
import { OrderRow } from './order-row';
import { saveOrder } from './save-order';
import { useDrag, type Drag } from './use-drag';

export interface OrderProps {
	items: OrderedItem[];
	version: string;
}

type State =
	'unchanged' | 'changed' | 'saving' | 'saved' | 'failed' | 'conflict';

export function OrderScreen( { items, version: initial }: OrderProps ) {
	const [ ordered, setOrdered ] = useState( items );
	const [ version, setVersion ] = useState( initial );
	const [ state, setState ] = useState< State >( 'unchanged' );
	const [ failure, setFailure ] = useState( '' );
	const [ announcement, setAnnouncement ] = useState( '' );
	const list = useRef< HTMLOListElement >( null );
	const keepFocus = useFocusKept( list, ordered );

	useUnsavedGuard( ! [ 'unchanged', 'saved' ].includes( state ) );

	// In sync with the DOM: a render may be interrupted.
	const current = useRef( ordered );
	useLayoutEffect( () => {
		current.current = ordered;
	}, [ ordered ] );
	const move = useCallback(
		( from: number, to: number ) => {
			const next = moved( current.current, from, to );
			const item = current.current[ from ];
			if ( next === current.current || ! item ) {
				return;
			}
			keepFocus();
			setOrdered( next );
			// A pending save sets the state when its response arrives.
			setState( ( now ) => ( now === 'saving' ? now : 'changed' ) );
			setAnnouncement(
				sprintf(
					/* translators: 1: title of an item. 2: its new position. 3: how many items there are. */
					__( '%1$s is now number %2$d of %3$d.', 'frontage' ),
					item.title,
					next.indexOf( item ) + 1,
					next.length
				)
			);
		},
		[ keepFocus ]
	);
	const { drag, begin } = useDrag( list, move );

	const save = async ( overwrites = false ) => {
		setState( 'saving' );
		setAnnouncement( '' );
		try {
			setVersion(
				await saveOrder(
					ordered.map( ( { id } ) => id ),
					overwrites ? undefined : version
				)
			);
			setState( current.current === ordered ? 'saved' : 'changed' );
		} catch ( error ) {
			setFailure(
				error instanceof RestError && error.kind === 'http'
					? error.message
					: __(
							'The site could not be reached. Your order is kept here; try again.',
							'frontage'
						)
			);
			setState(
				error instanceof RestError && error.status === 409
					? 'conflict'
					: 'failed'
			);
		}
	};

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
				failure={ failure }
				overwrite={ () => save( true ) }
				dismiss={ () => setState( 'unchanged' ) }
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

/** A moved row keeps its focused button: browsers drop the focus of an element that is reinserted. */
function useFocusKept(
	list: { current: HTMLElement | null },
	ordered: OrderedItem[]
) {
	const focused = useRef< HTMLElement | null >( null );
	useLayoutEffect( () => {
		const was = focused.current;
		focused.current = null;
		if ( was?.isConnected && was !== was.ownerDocument.activeElement ) {
			was.focus( { preventScroll: true } );
		}
		was?.closest( 'li' )?.scrollIntoView( { block: 'nearest' } );
	}, [ ordered ] );
	return useCallback( () => {
		const active = list.current?.ownerDocument.activeElement;
		focused.current =
			active instanceof HTMLElement && list.current?.contains( active )
				? active
				: null;
	}, [ list ] );
}
