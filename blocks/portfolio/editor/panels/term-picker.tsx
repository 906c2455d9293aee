/** Selects terms by name. An empty selection means all. */
import { FormTokenField } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plainText } from '../../../../src/editor/plain-text';
import { useRecords } from '../../../../src/editor/use-records';

interface Term {
	id: number;
	name: string;
}

interface TermPickerProps {
	label: string;
	taxonomy: string;
	chosen: number[];
	/** Names of the terms when they were selected, displayed until the current names have loaded. */
	labels?: unknown;
	onChange: ( ids: number[], labels: string[] ) => void;
}

export function TermPicker( {
	label,
	taxonomy,
	chosen,
	labels,
	onChange,
}: TermPickerProps ) {
	const [ search, setSearch ] = useState( '' );
	const offered = useTerms( taxonomy, { search } );
	const own = useTerms(
		taxonomy,
		chosen.length ? { include: chosen } : null
	);
	const kept = Array.isArray( labels ) ? labels : [];
	const tokenOf = tokensFor( [ ...offered, ...own ] );
	const known = new Map(
		[ ...offered, ...own ].map( ( term ) => [ tokenOf( term ), term.id ] )
	);
	const tokens = chosen.map( ( id, at ) => {
		const term = own.find( ( each ) => each.id === id );
		const token = term
			? tokenOf( term )
			: String( kept[ at ] ?? `#${ id }` );
		known.set( token, id );
		return token;
	} );

	return (
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			__experimentalShowHowTo={ false }
			__experimentalExpandOnFocus
			__experimentalValidateInput={ ( token ) => known.has( token ) }
			label={ label }
			placeholder={ __( 'All', 'frontage' ) }
			value={ tokens }
			suggestions={ offered.map( tokenOf ) }
			onInputChange={ setSearch }
			onChange={ ( changed ) => {
				const names = changed
					.map( String )
					.filter( ( token ) => known.has( token ) );
				onChange(
					names.flatMap( ( token ) => known.get( token ) ?? [] ),
					names
				);
			} }
		/>
	);
}

/** Tokens for terms: terms with the same name under different parents are distinguished by their id. */
function tokensFor( terms: Term[] ) {
	const name = ( term: Term ) => plainText( term.name );
	return ( term: Term ): string => {
		const isAmbiguous = terms.some(
			( other ) => other.id !== term.id && name( other ) === name( term )
		);
		return isAmbiguous ? `${ name( term ) } #${ term.id }` : name( term );
	};
}

const useTerms = ( taxonomy: string, query: object | null ): Term[] =>
	useRecords< Term >(
		'taxonomy',
		taxonomy,
		query && { per_page: 100, _fields: 'id,name', ...query }
	) ?? [];
