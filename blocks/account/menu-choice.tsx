/** Chooses the menu whose entries stand in the account's menu. */
import { SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './attributes';

interface Props {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

interface CoreStore {
	getEntityRecords: < Record >(
		kind: string,
		name: string,
		query: object
	) => Record[] | null;
}

export function MenuChoice( { attributes, setAttributes }: Props ) {
	const { source, menu, location } = attributes;
	const options = useSelect( ( select ) => {
		const { getEntityRecords } = select( 'core' ) as CoreStore;
		const all = { per_page: -1 };
		return [
			...(
				getEntityRecords< { id: number; title: { rendered: string } } >(
					'postType',
					'wp_navigation',
					{ ...all, status: 'publish' }
				) ?? []
			).map( ( { id, title } ) => ( {
				value: `navigation:${ id }`,
				label: title.rendered || __( '(no title)', 'frontage' ),
			} ) ),
			...(
				getEntityRecords< { id: number; name: string } >(
					'root',
					'menu',
					all
				) ?? []
			).map( ( { id, name } ) => ( {
				value: `classic:${ id }`,
				label: name,
			} ) ),
			...(
				getEntityRecords< { name: string; description: string } >(
					'root',
					'menuLocation',
					{}
				) ?? []
			).map( ( { name, description } ) => ( {
				value: `location:${ name }`,
				label: description,
			} ) ),
		];
	}, [] );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'More entries', 'frontage' ) }
			help={ __(
				'They stand between the profile and “Log out”.',
				'frontage'
			) }
			value={ source && `${ source }:${ location || menu }` }
			options={ [
				{ value: '', label: __( 'None', 'frontage' ) },
				...options,
			] }
			onChange={ ( next ) => {
				const kind = [ 'navigation', 'classic', 'location' ] as const;
				const [ name, ...rest ] = next.split( ':' );
				const of = rest.join( ':' );
				setAttributes( {
					source: kind.find( ( one ) => one === name ) ?? '',
					menu: name === 'location' ? 0 : Number( of ),
					location: name === 'location' ? of : '',
				} );
			} }
		/>
	);
}
