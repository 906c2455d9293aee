/** Inspector: pages on which the header is displayed. */
import { FormTokenField, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes } from './attributes';

type Conditions = Pick< Attributes, 'showOn' | 'hideOn' >;

interface Props extends Conditions {
	change: ( changed: Partial< Conditions > ) => void;
}

interface PostType {
	slug: string;
	name: string;
	viewable: boolean;
}

interface CoreStore {
	getPostTypes: ( query: { per_page: number } ) => PostType[] | null;
}

export function ConditionPanel( { showOn, hideOn, change }: Props ) {
	const labels = useLabels();
	const field = (
		label: string,
		values: string[],
		set: ( next: string[] ) => void
	) => (
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			__experimentalExpandOnFocus
			__experimentalShowHowTo={ false }
			label={ label }
			value={ values.map( ( value ) => labels[ value ] ?? value ) }
			suggestions={ Object.values( labels ) }
			onChange={ ( tokens ) => set( valuesOf( tokens, labels ) ) }
		/>
	);
	return (
		<PanelBody
			title={ __( 'Where it stands', 'frontage' ) }
			initialOpen={ showOn.length + hideOn.length > 0 }
		>
			{ field( __( 'Only on', 'frontage' ), showOn, ( next ) =>
				change( { showOn: next } )
			) }
			{ field( __( 'Not on', 'frontage' ), hideOn, ( next ) =>
				change( { hideOn: next } )
			) }
			<p>
				{ __(
					'A header without conditions stands on every page. A template part can hold several, each with its own.',
					'frontage'
				) }
			</p>
		</PanelBody>
	);
}

/** Converts the tokens that the editor chose to attribute values; tokens that are not a kind of page are dropped. */
export function valuesOf(
	tokens: ( string | { value: string } )[],
	labels: Record< string, string >
): string[] {
	return tokens
		.map( ( token ) => ( typeof token === 'string' ? token : token.value ) )
		.flatMap(
			( token ) =>
				Object.entries( labels ).find(
					( [ value, label ] ) => token === label || token === value
				)?.[ 0 ] ?? []
		);
}

/** Labels of the kinds of page, by condition. */
function useLabels(): Record< string, string > {
	const types = useSelect(
		( select ) =>
			( select( 'core' ) as CoreStore ).getPostTypes( { per_page: -1 } ),
		[]
	);
	return {
		'front-page': __( 'Front page', 'frontage' ),
		singular: __( 'Single pages and entries', 'frontage' ),
		archive: __( 'Archives', 'frontage' ),
		search: __( 'Search results', 'frontage' ),
		404: __( 'Page not found', 'frontage' ),
		...Object.fromEntries(
			( types ?? [] )
				.filter( ( { viewable } ) => viewable )
				.map( ( { slug, name } ) => [
					`type:${ slug }`,
					sprintf(
						/* translators: %s: name of a kind of entries, such as Posts. */
						__( '%s (kind of entry)', 'frontage' ),
						name
					),
				] )
		),
	};
}
