/** State of the order screen: the items in their order, and the status of saving it. */
import {
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { RestError } from '../../client/rest/error';
import { moved, type OrderedItem } from './ordering';
import { saveOrder } from './save-order';

export interface OrderProps {
	items: OrderedItem[];
	version: string;
}

export type State =
	'unchanged' | 'changed' | 'saving' | 'saved' | 'failed' | 'conflict';

/** `list` contains the rows. */
export function useOrder(
	{ items, version: initial }: OrderProps,
	list: { current: HTMLElement | null }
) {
	const [ ordered, setOrdered ] = useState( items );
	const [ version, setVersion ] = useState( initial );
	const [ state, setState ] = useState< State >( 'unchanged' );
	const [ failure, setFailure ] = useState( '' );
	const [ announcement, setAnnouncement ] = useState( '' );
	const keepFocus = useFocusKept( list, ordered );

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
			setAnnouncement( movedSentence( item, next ) );
		},
		[ keepFocus ]
	);

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
			setFailure( reasonOf( error ) );
			setState(
				error instanceof RestError && error.status === 409
					? 'conflict'
					: 'failed'
			);
		}
	};
	const dismiss = () => setState( 'unchanged' );
	return { ordered, state, failure, announcement, move, save, dismiss };
}

const movedSentence = ( item: OrderedItem, ordered: OrderedItem[] ) =>
	sprintf(
		/* translators: 1: title of an item. 2: its new position. 3: how many items there are. */
		__( '%1$s is now number %2$d of %3$d.', 'frontage' ),
		item.title,
		ordered.indexOf( item ) + 1,
		ordered.length
	);

const reasonOf = ( error: unknown ) =>
	error instanceof RestError && error.kind === 'http'
		? error.message
		: __(
				'The site could not be reached. Your order is kept here; try again.',
				'frontage'
			);

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
