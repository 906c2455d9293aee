/**
 * How scripts are written.
 */
import { type Rule, among, isTest, noLine } from './repository';

/** Listeners of the whole page for what happens to an element of anybody's; those for the window itself find nothing. */
const LISTENS =
	/(?:^|[^.\w]|\b(?:document|window)\.)addEventListener\((?!\s*(?:EVENT\b|'(?:afterprint|beforeprint|beforeunload|hashchange|load|message|orientationchange|pagehide|pageshow|popstate|resize|scroll|scrollend|visibilitychange|frontage-[a-z]+-[a-z-]+)'))|\bonIntent\( document\b/m;

/** Attributes and classes that may be anybody's: not those of ARIA and HTML, ours, core's, and of the page builder whose marks are understood. */
const ANYBODYS =
	/\[data-(?!frontage-|elementor-)|\.dataset\b|\bdataset[ :]|\b(?:closest|matches)[^(]{0,30}\(\s*['"`][a-z]*\.(?!frontage-|wp-|comment-|editinline)/;

/** What a query of the whole document may not ask for alone. */
const OF_DOCUMENT =
	/\bdocument\s*\.querySelector(?:All)?(?:<[^>]*>)?\s*(?:<[^(]*>)?\(\s*['"`](?:[^'"`]*[\s,>+~])?\[data-(?!frontage-|elementor-)/;

export const rules: Rule[] = [
	{
		sentence:
			'who listens to or looks through the whole page asks for names of ours: data-dismiss is Bootstrap’s',
		offences: ( files ) =>
			among( files, /^(blocks|src)\/.*\.tsx?$/ )
				.filter( ( [ path ] ) => ! isTest( path ) )
				.flatMap( ( [ path, text ] ) =>
					[
						LISTENS.test( text ) && ANYBODYS.exec( text ),
						OF_DOCUMENT.exec( text ),
					].flatMap( ( found ) =>
						found ? [ `${ path }: ${ found[ 0 ] }` ] : []
					)
				),
		broken: {
			'src/a/a.ts':
				"addEventListener( 'click', ( { target } ) => target.closest( '[data-dismiss]' ) );",
		},
	},
	{
		sentence: 'every DOM event of ours is in src/hooks.md',
		offences: ( files ) =>
			among( files, /^(blocks|src)\/.*\.tsx?$/ )
				.filter( ( [ path ] ) => ! isTest( path ) )
				.flatMap( ( [ path, text ] ) =>
					[
						...text.matchAll(
							/^\t\t'(frontage-[a-z-]+)': CustomEvent</gm
						),
					].flatMap( ( [ , name ] ) =>
						files.get( 'src/hooks.md' )?.includes( `\`${ name }\`` )
							? []
							: [ `${ path }: ${ name }` ]
					)
				),
		broken: {
			'src/hooks.md': '`frontage-known`',
			'src/a/a.ts': "\t\t'frontage-known-too': CustomEvent< null >;",
		},
	},
	// react-hooks/refs knows no other useRef than React's own.
	noLine(
		'no ref is written during a render',
		/^(blocks|src)\/.*\.tsx?$/,
		/^\t\w+\.current = /,
		{ 'src/a/a.tsx': 'function A() {\n\tlatest.current = items;\n}' },
		isTest
	),
	{
		sentence: 'numbers and dates are written in a language that is known',
		offences: ( files ) =>
			among( files, /^(blocks|src)\/.*\.tsx?$/ )
				.filter(
					( [ path, text ] ) =>
						! isTest( path ) &&
						// It has digits without grouping for such a language.
						path !== 'src/client/dom/in-digits.ts' &&
						/\bIntl\.\w+Format\(|\.toLocale(Date|Time)?String\((?! ')/.test(
							text
						) &&
						! text.includes( 'languageOf(' )
				)
				.map( ( [ path ] ) => path ),
		broken: {
			'src/a/a.ts': 'new Intl.NumberFormat( language )',
			'src/a/b.ts': 'time.toLocaleDateString( language )',
		},
	},
	noLine(
		'data attributes are written whole, for searches',
		/\.(tsx?|php|scss)$/,
		/data-frontage-(?![a-z])|\bdataset\s*\??\.\s*frontage|['"`]data-['"`]\s*[.+]/,
		{ 'src/a/a.ts': 'element.dataset.frontageSticky' },
		// The one place that makes the attribute's name from the behavior's.
		( path ) => path === 'src/client/behavior/behavior.ts'
	),
];
