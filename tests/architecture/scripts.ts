/**
 * How scripts are written.
 */
import { type Rule, among, isTest, noLine } from './repository';

export const rules: Rule[] = [
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
