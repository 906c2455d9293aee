/** The site's menus, for selection in the editor. */
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

interface CoreStore {
	getEntityRecords: < Record >(
		kind: string,
		name: string,
		query: object
	) => Record[] | null;
}

/** Attributes of a block for the selected menu, except its source. */
export interface Chosen {
	/** Id; 0 for a location. */
	menu: number;
	/** Name of a location, or empty. */
	location: string;
}

/** Options for all menus of the site; the value is `source:id` or `location:name`. */
export function useMenus(): { value: string; label: string }[] {
	const { navigations, classics, locations } = useSelect( ( select ) => {
		const { getEntityRecords } = select( 'core' ) as CoreStore;
		return {
			navigations: getEntityRecords< {
				id: number;
				title: { rendered: string };
			} >( 'postType', 'wp_navigation', {
				per_page: -1,
				status: 'publish',
			} ),
			classics: getEntityRecords< { id: number; name: string } >(
				'root',
				'menu',
				{ per_page: -1 }
			),
			locations: getEntityRecords< {
				name: string;
				description: string;
			} >( 'root', 'menuLocation', {} ),
		};
	}, [] );
	return [
		...( navigations ?? [] ).map( ( { id, title } ) => ( {
			value: `navigation:${ id }`,
			label: title.rendered || __( '(no title)', 'frontage' ),
		} ) ),
		...( classics ?? [] ).map( ( { id, name } ) => ( {
			value: `classic:${ id }`,
			label: name,
		} ) ),
		...( locations ?? [] ).map( ( { name, description } ) => ( {
			value: `location:${ name }`,
			label: sprintf(
				/* translators: %s: a place for menus in the theme, such as "Primary". */
				__( 'What is at “%s” in the theme', 'frontage' ),
				description
			),
		} ) ),
	];
}

/** Parses a value of useMenus(). */
export function read( value: string ): Chosen & { source: string } {
	const [ source = '', ...rest ] = value.split( ':' );
	const of = rest.join( ':' );
	const isLocation = source === 'location';
	return {
		source,
		menu: isLocation ? 0 : Number( of ),
		location: isLocation ? of : '',
	};
}
