/** Tabs in the editor: the blocks inside, and the one that is shown, which is the one that is edited or was edited last. */
import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

interface Selectors {
	getBlocks: ( clientId: string ) => Block[];
	isBlockSelected: ( clientId: string ) => boolean;
	hasSelectedInnerBlock: ( clientId: string, isDeep: boolean ) => boolean;
}

interface Actions {
	insertBlock: (
		block: Block,
		index: number,
		root: string,
		selects: boolean
	) => void;
	moveBlockToPosition: (
		clientId: string,
		from: string,
		to: string,
		index: number
	) => void;
	removeBlock: ( clientId: string, selectsPrevious: boolean ) => void;
	updateBlockAttributes: ( clientId: string, changed: object ) => void;
}

export function useTabs( clientId: string, initial: number ) {
	const [ shown, show ] = useState( '' );
	const actions = useDispatch( blockEditor ) as unknown as Actions;
	const blocks = useSelect(
		( select ) =>
			( select( blockEditor ) as Selectors ).getBlocks( clientId ),
		[ clientId ]
	);
	const edited = useEdited( clientId );
	useEffect( () => {
		if ( edited ) {
			show( edited );
		}
	}, [ edited ] );

	const at = blocks.findIndex( ( block ) => block.clientId === shown );
	const active = at < 0 ? Math.min( initial, blocks.length - 1 ) : at;
	const current = blocks[ active ]?.clientId ?? '';
	return {
		tabs: blocks.map( ( block ) => ( {
			id: block.clientId,
			title: String( block.attributes.title ),
		} ) ),
		active,
		show,
		setTitle: ( id: string, title: string ) =>
			actions.updateBlockAttributes( id, { title } ),
		add() {
			const block = createBlock( 'frontage/tab' );
			actions.insertBlock( block, active + 1, clientId, false );
			show( block.clientId );
		},
		move( by: number ) {
			actions.moveBlockToPosition(
				current,
				clientId,
				clientId,
				active + by
			);
			show( current );
		},
		remove() {
			actions.removeBlock( current, false );
			show(
				blocks[ active + 1 ]?.clientId ??
					blocks[ active - 1 ]?.clientId ??
					''
			);
		},
	};
}

/** The block inside that is selected, or holds the one that is. */
const useEdited = ( clientId: string ) =>
	useSelect(
		( select ) => {
			const { getBlocks, isBlockSelected, hasSelectedInnerBlock } =
				select( blockEditor ) as Selectors;
			return getBlocks( clientId ).find(
				( { clientId: id } ) =>
					isBlockSelected( id ) || hasSelectedInnerBlock( id, true )
			)?.clientId;
		},
		[ clientId ]
	);
