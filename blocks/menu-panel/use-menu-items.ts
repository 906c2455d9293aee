/** Top-level items of the surrounding menu to which a panel can be attached. */
import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { withQuery } from '../../src/editor/address';
import { request } from '../../src/client/rest/admin';
import type { Attributes } from '../menu/attributes';

interface MenuItem {
	key: string;
	label: string;
}

interface BlockEditorStore {
	getBlockRootClientId: ( clientId: string ) => string | null;
	getBlockAttributes: ( clientId: string ) => Partial< Attributes > | null;
}

export function useMenuItems( clientId: string ): MenuItem[] {
	const around = useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlockAttributes } = select(
				blockEditor
			) as BlockEditorStore;
			const root = getBlockRootClientId( clientId );
			return root ? getBlockAttributes( root ) : null;
		},
		[ clientId ]
	);
	const { source, menu, location } = around ?? {};
	const [ items, setItems ] = useState< MenuItem[] >( [] );
	useEffect( () => {
		let isCurrent = true;
		request(
			withQuery( '/frontage/v1/menu-entries', { source, menu, location } )
		).then(
			( answer ) => isCurrent && setItems( Object( answer ).entries ),
			() => isCurrent && setItems( [] )
		);
		return () => {
			isCurrent = false;
		};
	}, [ source, menu, location ] );
	return items;
}
