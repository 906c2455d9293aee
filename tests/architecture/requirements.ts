/**
 * Requirements of browser tests, named by their tags.
 */
import { type Files, type Rule, among } from './repository';

const SPECS = /^tests\/e2e\/[^/]+\.spec\.ts$/;
const TAGS = /\{\s*tag: ([^}]+?)\s*\}/g;
const FAMILY = /@([A-Z]{2})-\d\d/g;

/* The rest runs on MariaDB, in the bundled browser alone. */
function familiesWithout( tag: string, files: Files ): string[] {
	const named = new Map< string, boolean >();
	for ( const [ , text ] of among( files, SPECS ) ) {
		for ( const [ , tags = '' ] of text.matchAll( TAGS ) ) {
			for ( const [ , family = '' ] of tags.matchAll( FAMILY ) ) {
				named.set(
					family,
					tags.includes( tag ) || named.get( family ) === true
				);
			}
		}
	}
	return [ ...named ].flatMap( ( [ family, isKept ] ) =>
		isKept ? [] : `no browser test of ${ family }-… has the tag ${ tag }`
	);
}

export const rules: Rule[] = [
	{
		sentence:
			'each family of requirements has a browser test on every kind of site',
		offences: ( files ) => familiesWithout( '@everywhere', files ),
		broken: {
			'tests/e2e/a.spec.ts':
				"test( 'a visitor looks', { tag: '@PF-01' }, async () => {} );",
		},
	},
	{
		sentence:
			'each family of requirements has a browser test in the newest Chromium',
		offences: ( files ) => familiesWithout( '@newest', files ),
		broken: {
			'tests/e2e/a.spec.ts':
				"test( 'a visitor looks', { tag: '@PF-01' }, async () => {} );",
		},
	},
];
