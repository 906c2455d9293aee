/** Assigns each gallery of a post, including duplicated ones, a unique number, so that their URL parameters do not collide. */
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

interface BlockEditorStore {
	getClientIdsWithDescendants: () => string[];
	getBlockName: ( clientId: string ) => string | null;
	getBlockParentsByBlockName: (
		clientId: string,
		names: string[]
	) => string[];
	getBlockAttributes: (
		clientId: string
	) => { instanceId?: number | string } | null;
}

interface BlockEditorActions {
	__unstableMarkNextChangeAsNotPersistent: () => void;
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
}

/** Blocks whose inner blocks are stored separately: opening a post must not change them. */
const HOLDERS = [ 'core/block', 'core/post-content', 'core/template-part' ];

export function useUniqueInstance(
	clientId: string,
	instanceId: number | string | undefined
) {
	const registry = useRegistry();
	const actions = useDispatch(
		'core/block-editor'
	) as unknown as BlockEditorActions;

	useEffect( () => {
		const store = registry.select(
			'core/block-editor'
		) as unknown as BlockEditorStore;
		const numberOf = ( id: string ) =>
			String( store.getBlockAttributes( id )?.instanceId ?? '' );
		const galleries = store
			.getClientIdsWithDescendants()
			.filter(
				( id ) => store.getBlockName( id ) === 'frontage/portfolio'
			);
		const index = galleries.indexOf( clientId );
		const before = galleries.slice( 0, Math.max( 0, index ) );
		const own = String( instanceId ?? '' );

		const isOfThisPost = ! store.getBlockParentsByBlockName(
			clientId,
			HOLDERS
		).length;
		if (
			index >= 0 &&
			isOfThisPost &&
			( own === '' || before.map( numberOf ).includes( own ) )
		) {
			const highest = Math.max(
				0,
				...galleries.map(
					( id ) => parseInt( numberOf( id ), 10 ) || 0
				)
			);
			// Automatic change, not an undo step.
			actions.__unstableMarkNextChangeAsNotPersistent();
			actions.updateBlockAttributes( clientId, {
				instanceId: highest + 1,
			} );
		}
	}, [ actions, clientId, instanceId, registry ] );
}
