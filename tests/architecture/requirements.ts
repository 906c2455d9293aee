/**
 * Requirements of browser tests, named by their tags.
 */
import { type Files, type Rule, among } from './repository';

const SPECS = /^tests\/e2e\/[^/]+\.spec\.ts$/;
const TAGS = /\{\s*tag: ([^}]+?)\s*\}/g;
const ID = /@([A-Z]{2}-\d\d)/g;

function requirementsSomewhereOnly( files: Files ): string[] {
	const named = new Map< string, boolean >();
	for ( const [ , text ] of among( files, SPECS ) ) {
		for ( const [ , tags = '' ] of text.matchAll( TAGS ) ) {
			for ( const [ , id = '' ] of tags.matchAll( ID ) ) {
				named.set(
					id,
					tags.includes( '@everywhere' ) || named.get( id ) === true
				);
			}
		}
	}
	return [ ...named ].flatMap( ( [ id, isKept ] ) =>
		isKept ? [] : `${ id } is in no browser test that runs everywhere`
	);
}

export const rules: Rule[] = [
	{
		sentence:
			'each requirement of browser tests is tested on every kind of site',
		offences: requirementsSomewhereOnly,
		broken: {
			'tests/e2e/a.spec.ts':
				"test( 'a visitor looks', { tag: '@PF-01' }, async () => {} );",
		},
	},
];
