/** Chooses which of the site's menus is shown. */
import { SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface CoreStore {
	getEntityRecords: < Record >(
		kind: string,
		name: string,
		query: object
	) => Record[] | null;
}

interface Option {
	value: string;
	label: string;
}

interface Props {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

const isSource = ( kind: string ): kind is Attributes[ 'source' ] =>
	[ 'navigation', 'classic', 'location', 'pages' ].includes( kind );

export function MenuPicker( { attributes, setAttributes }: Props ) {
	const { source, menu, location } = attributes;
	const options = useMenus();
	const chosen = source === 'location' ? location : String( menu || '' );
	const value = source === 'pages' || chosen ? `${ source }:${ chosen }` : '';
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Which menu', 'frontage' ) }
			help={ __(
				'Entries are written in the Site Editor under Navigation, or under Appearance → Menus.',
				'frontage'
			) }
			value={ value }
			options={ [
				{ value: '', label: __( 'Choose a menu', 'frontage' ) },
				...options,
			] }
			onChange={ ( next ) => {
				const [ kind = '', ...rest ] = next.split( ':' );
				const of = rest.join( ':' );
				setAttributes( {
					source: isSource( kind ) ? kind : 'navigation',
					menu: kind === 'location' ? 0 : Number( of ),
					location: kind === 'location' ? of : '',
				} );
			} }
		/>
	);
}

/** All menus of the site, by `source:id`. */
function useMenus(): Option[] {
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
		{ value: 'pages:', label: __( 'All pages', 'frontage' ) },
	];
}
