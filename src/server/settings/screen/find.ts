/** Finds settings by search words. */
import type { Field } from './check';

export interface Group {
	/** Of its heading, as a link target. */
	id: string;
	label: string;
	fields: Field[];
}

const plain = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** Filters groups by all search words in heading, label, help, choices or name; all groups without words. A field of `always` is never filtered out. */
export function find(
	groups: Group[],
	search: string,
	always: string[] = []
): Group[] {
	const words = plain( search ).split( /\s+/ ).filter( Boolean );
	return groups.flatMap( ( group ) => {
		const fields = group.fields.filter(
			( { name, label, help, choices = {} } ) => {
				const text = plain(
					[
						group.label,
						name,
						label,
						help,
						...Object.values( choices ),
					].join( ' ' )
				);
				return (
					always.includes( name ) ||
					words.every( ( word ) => text.includes( word ) )
				);
			}
		);
		return fields.length ? [ { ...group, fields } ] : [];
	} );
}
