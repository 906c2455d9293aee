import { useSelect } from '@wordpress/data';

interface CoreStore {
	getEntityRecords: < Found >(
		kind: string,
		name: string,
		query: object
	) => Found[] | null;
}

/** Fetches records, such as posts of a type; null while loading, and without a query. */
export function useRecords< Found >(
	kind: string,
	name: string,
	query: object | null
): Found[] | null {
	const key = JSON.stringify( query );
	return useSelect(
		( select ) => {
			const wanted: object | null = JSON.parse( key );
			const core = select( 'core' ) as CoreStore;
			return (
				wanted && core.getEntityRecords< Found >( kind, name, wanted )
			);
		},
		[ kind, name, key ]
	);
}
