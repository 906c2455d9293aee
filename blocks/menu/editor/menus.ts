/** The site's menus, for whoever chooses one in the editor. */
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

interface CoreStore {
	getEntityRecords: < Record >(
		kind: string,
		name: string,
		query: object
	) => Record[] | null;
}

/** What a chosen menu is in the attributes of a block, beside its source. */
export interface Chosen {
	/** Id; 0 for a location. */
	menu: number;
	/** Name of a location, else empty. */
	location: string;
}

/** All menus of the site: `source:id`, or `location:name`. */
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

/** What a value of useMenus() says. */
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
