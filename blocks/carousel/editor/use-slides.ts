/** Slides in the editor, and the one that is edited, which is scrolled into view. */
import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';

interface Selectors {
	getBlocks: ( clientId: string ) => Block[];
	isBlockSelected: ( clientId: string ) => boolean;
	hasSelectedInnerBlock: ( clientId: string, isDeep: boolean ) => boolean;
}

interface Actions {
	insertBlock: ( block: Block, index: number, parent: string ) => void;
	replaceInnerBlocks: (
		clientId: string,
		blocks: Block[],
		selects: boolean
	) => void;
}

export function useSlides( clientId: string ) {
	const row = useRef< HTMLDivElement >( null );
	const { insertBlock, replaceInnerBlocks } = useDispatch(
		blockEditor
	) as unknown as Actions;
	const slides = useSelect(
		( select ) =>
			( select( blockEditor ) as Selectors ).getBlocks( clientId ),
		[ clientId ]
	);
	const edited = useSelect(
		( select ) => {
			const { getBlocks, isBlockSelected, hasSelectedInnerBlock } =
				select( blockEditor ) as Selectors;
			return getBlocks( clientId ).findIndex(
				( { clientId: id } ) =>
					isBlockSelected( id ) || hasSelectedInnerBlock( id, true )
			);
		},
		[ clientId ]
	);
	const editedId = slides[ edited ]?.clientId;
	useEffect( () => {
		if ( editedId ) {
			row.current
				?.querySelector( `[data-block="${ editedId }"]` )
				?.scrollIntoView( { block: 'nearest', inline: 'nearest' } );
		}
	}, [ editedId ] );

	return {
		row,
		slides,
		/** Adds a slide after the one that is edited. */
		add: ( name: string ) =>
			insertBlock(
				createBlock( name ),
				edited < 0 ? slides.length : edited + 1,
				clientId
			),
		replace: ( blocks: Block[] ) =>
			replaceInnerBlocks( clientId, blocks, false ),
	};
}
