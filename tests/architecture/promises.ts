/**
 * How browser tests keep the promises that their titles name.
 */
import { type Files, type Rule, among } from './repository';

const SPECS = /^tests\/e2e\/[^/]+\.spec\.ts$/;
const TITLE = /\btest\(\s*(['"`])([\s\S]*?)\1,/g;
const ID = /\[[A-Z]{2}-\d\d\]/g;

function promisesKeptSomewhere( files: Files ): string[] {
	const named = new Map< string, boolean >();
	for ( const [ , text ] of among( files, SPECS ) ) {
		for ( const [ , , title = '' ] of text.matchAll( TITLE ) ) {
			for ( const [ id ] of title.matchAll( ID ) ) {
				named.set(
					id,
					title.endsWith( ' @everywhere' ) || named.get( id ) === true
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
			'each promise that a browser test makes is kept on every kind of site',
		offences: promisesKeptSomewhere,
		broken: {
			'tests/e2e/a.spec.ts':
				"test( '[PF-01] a visitor looks', async () => {} );",
		},
	},
];
