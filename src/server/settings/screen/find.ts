/** Finds settings by the words that an owner types. */
import type { Field } from './check';

export interface Group {
	/** Of its heading, for links that lead to it. */
	id: string;
	label: string;
	fields: Field[];
}

const plain = ( text: string ) =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** The groups with what has all the words in its heading, label, help, choices or name; without words all. A field of `always` is never left out. */
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
