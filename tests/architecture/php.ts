/**
 * How PHP is written, and what the tables of contents hold.
 */
import { type Files, type Rule, among, isTest, noLine } from './repository';

const PRODUCT = /^(plugin|(blocks|src)\/.+)\.php$/;

const product = ( files: Files ) =>
	among( files, PRODUCT ).filter( ( [ path ] ) => ! isTest( path ) );

/** Hooks that a function adds and does not take away again. */
function hooksThatStay( text: string ): string[] {
	return text.split( /^(?=(?:static )?function )/m ).flatMap( ( body ) =>
		[ ...body.matchAll( /\badd_(action|filter)\(\s*([^,]+),/g ) ].flatMap(
			( [ call, kind = '', hook = '' ] ) => {
				const removals = [
					...body.matchAll(
						/\bremove_(action|filter)\(\s*([^,]+),/g
					),
				];
				return removals.some(
					( [ , k, h ] ) => k === kind && h === hook
				)
					? []
					: [ call ];
			}
		)
	);
}

const MOST_LINES = 60;

function longFunctions( [ path, text ]: [ string, string ] ): string[] {
	return [
		...text.matchAll(
			/^(\t*)(?:(?:abstract|final|private|protected|public|static) )*function (\w+)[^]*?^\1}/gm
		),
	].flatMap( ( [ body, , name ] ) =>
		body.split( '\n' ).length > MOST_LINES ? [ `${ path }: ${ name }` ] : []
	);
}

/** The tables of contents: plugin.php names the features, each feature's hooks.php its files and hooks. */
const CONTENTS = /^(plugin|(blocks|src)\/.+\/hooks)\.php$/;

const STATEMENT =
	/^(<\?php|declare\(|namespace |use |defined\(|const |require(_once)? __DIR__|add_(action|filter)\(|register_(de)?activation_hook\(|if \( ! is_readable\(|return;|}|\)|$)/;

export const rules: Rule[] = [
	{
		sentence: 'every filter and action of ours stands in src/hooks.md',
		offences: ( files ) =>
			product( files ).flatMap( ( [ path, text ] ) =>
				[
					...text.matchAll(
						/\b(?:apply_filters|do_action)\(\s*'(frontage_\w+)'/g
					),
				].flatMap( ( [ , hook ] ) =>
					files.get( 'src/hooks.md' )?.includes( `\`${ hook }\`` )
						? []
						: [ `${ path }: ${ hook }` ]
				)
			),
		broken: {
			'src/hooks.md': '`frontage_known`',
			'src/a/a.php': "do_action( 'frontage_known_too' );",
		},
	},
	{
		sentence: 'every filter and action of ours has a version',
		offences: ( files ) =>
			product( files ).flatMap( ( [ path, text ] ) =>
				text
					.replace( /^\/\*\*[^]*?\*\//m, '' )
					.split(
						/(?<=\b(?:apply_filters|do_action)\(\s*'frontage_)/
					)
					.slice( 0, -1 )
					.flatMap( ( before ) =>
						/@since \d/.test(
							before.slice( before.lastIndexOf( '/**' ) )
						)
							? []
							: [ `${ path }: ${ before.slice( -80 ) }` ]
					)
			),
		broken: {
			'src/a/a.php':
				"<?php\n/** A file. */\n/** Fires. */\ndo_action( 'frontage_done' );",
		},
	},
	{
		sentence: 'no PHP file runs outside WordPress',
		offences: ( files ) =>
			product( files ).flatMap( ( [ path, text ] ) =>
				/^defined\( 'ABSPATH' \) \|\| exit;$/m.test( text )
					? []
					: [ path ]
			),
		broken: { 'src/a/a.php': '<?php echo 1;' },
	},
	{
		sentence: 'PHP imports namespaces, functions, constants, each sorted',
		offences: ( files ) =>
			among( files, /\.php$/ ).flatMap( ( [ path, text ] ) => {
				const imports = [
					...text.matchAll( /^use (function |const )?.+;$/gm ),
				].map( ( [ line, kind = '' ] ) =>
					`${ [ '', 'function ', 'const ' ].indexOf( kind ) }${ line }`.toLowerCase()
				);
				return imports.join() === [ ...imports ].sort().join()
					? []
					: [ path ];
			} ),
		broken: { 'src/a/a.php': '<?php\nuse const A\\B;\nuse function A\\c;' },
	},
	// max-lines-per-function says it of scripts.
	{
		sentence: `no function in PHP is longer than ${ MOST_LINES } lines`,
		offences: ( files ) => product( files ).flatMap( longFunctions ),
		broken: {
			'src/a/a.php': `<?php\nfunction a() {${ '\n\t;'.repeat( MOST_LINES ) }\n}`,
		},
	},
	// PSR1.Files.SideEffects looks away from constants.
	{
		sentence:
			'render.php declares nothing: WordPress requires it at every render',
		offences: ( files ) =>
			among( files, /^blocks\/.*render\.php$/ ).flatMap(
				( [ path, text ] ) =>
					/^\s*(function \w+|(final |abstract )?class \w+|const \w+)/m.test(
						text
					)
						? [ path ]
						: []
			),
		broken: { 'blocks/a/render.php': '<?php\nfunction a() {}' },
	},
	{
		sentence:
			'hooks are in plugin.php or hooks.php, or removed by their function',
		offences: ( files ) =>
			product( files ).flatMap( ( [ path, text ] ) =>
				CONTENTS.test( path )
					? []
					: hooksThatStay( text ).map(
							( call ) => `${ path }: ${ call }`
						)
			),
		broken: {
			'src/a/a.php':
				"<?php\nfunction a() {\n\tadd_action( 'init', 'b' );\n}\nfunction c() {\n\tremove_action( 'init', 'b' );\n}",
		},
	},
	{
		sentence:
			'plugin.php and hooks.php hold only requires and hooks, one a line',
		offences: ( files ) =>
			among( files, CONTENTS ).flatMap( ( [ path, text ] ) =>
				text
					.replace( /\/\*[\s\S]*?\*\//g, '' )
					.split( '\n' )
					.map( ( line ) => line.trim() )
					.filter( ( line ) => ! STATEMENT.test( line ) )
					.map( ( line ) => `${ path }: ${ line }` )
			),
		broken: { 'src/a/hooks.php': "<?php\n$a = get_option( 'a' );" },
	},
	noLine(
		'what is printed where is one question, Page\\is_bare(): nothing else asks for feeds, the REST API, cron and excerpts',
		PRODUCT,
		/\b(is_feed|is_site_page|wp_is_(rest_endpoint|serving_rest_request|json_request)|wp_doing_(ajax|cron))\(|\b(REST_REQUEST|DOING_(AJAX|CRON))\b|doing_filter\( '(get_the|the)_excerpt/,
		{ 'blocks/a/render.php': 'if ( is_feed() ) {' },
		( path ) =>
			isTest( path ) ||
			// The question itself; what counts pictures of the page; two that print nothing.
			/^src\/(server\/(page\/bare|address\/address)|media\/lazy-images\/backgrounds|templates\/preview\/request|kits\/import\/run\/step)\.php$/.test(
				path
			)
	),
	noLine(
		'names of other plugins and themes are in files of the border only',
		/^(plugin\.php|(blocks|src)\/.+\.(php|tsx?|scss|json))$/,
		/astra|\buae_|hook_sticky/i,
		{ 'src/a/a.ts': "const type = 'astra-portfolio';" },
		( path ) =>
			isTest( path ) ||
			/\/(item\.php|api\.ts|settings\.php|settings\/(schema\.(json|php)|visitor\.ts)|legacy\/attributes\.(php|ts))$/.test(
				path
			)
	),
];
