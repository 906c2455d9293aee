/**
 * How scripts are written.
 */
import ts from 'typescript';
import { SCRIPTS, parse } from './modules';
import { type Files, type Rule, among, isTest, noLine } from './repository';

/** An offence for every piece of a script that is of this kind. */
function pieces(
	files: Files,
	isWrong: ( node: ts.Node ) => boolean
): string[] {
	return among( files, SCRIPTS ).flatMap( ( [ path, text ] ) => {
		const source = parse( path, text );
		const found: string[] = [];
		const visit = ( node: ts.Node ): void => {
			if ( isWrong( node ) ) {
				const { line } = source.getLineAndCharacterOfPosition(
					node.getStart()
				);
				found.push(
					`${ path }:${ line + 1 } ${ node.getText().slice( 0, 80 ) }`
				);
			}
			ts.forEachChild( node, visit );
		};
		visit( source );
		return found;
	} );
}

export const rules: Rule[] = [
	noLine(
		'no ref is written during a render, which may be interrupted: effects and handlers do',
		/^(blocks|src)\/.*\.tsx?$/,
		/^\t\w+\.current = /,
		{ 'src/a/a.tsx': 'function A() {\n\tlatest.current = items;\n}' },
		isTest
	),
	{
		sentence: 'every type is known: none is any',
		offences: ( files ) =>
			pieces( files, ( node ) => node.kind === ts.SyntaxKind.AnyKeyword ),
		broken: { 'src/a/a.ts': 'export const a = ( b: any ) => b;' },
	},
	{
		sentence:
			'nothing is declared to be there against the compiler’s doubt',
		offences: ( files ) =>
			pieces(
				files,
				( node ) =>
					ts.isNonNullExpression( node ) ||
					( ( ts.isVariableDeclaration( node ) ||
						ts.isPropertyDeclaration( node ) ) &&
						!! node.exclamationToken )
			),
		broken: { 'src/a/a.ts': 'export const a = document.body!.id;' },
	},
	noLine(
		'the compiler is never told to look away',
		SCRIPTS,
		/@ts-(ignore|expect-error|nocheck)/,
		{
			'src/a/a.ts': '// @ts-ignore\nexport const a = 1;',
		}
	),
	noLine(
		'no page is kept out of the back-forward cache by an unload listener',
		SCRIPTS,
		/(['"])unload\1|\bonunload\b/,
		{ 'src/a/a.ts': "addEventListener( 'unload', a );" }
	),
	noLine(
		'data attributes are written whole, so that one search finds them in every language',
		/\.(tsx?|php|scss)$/,
		/data-frontage-(?![a-z])|\bdataset\s*\??\.\s*frontage|['"`]data-['"`]\s*[.+]/,
		{ 'src/a/a.ts': 'element.dataset.frontageSticky' },
		// The one place that makes the attribute's name from the behaviour's.
		( path ) => path === 'src/behaviour/behaviour.ts'
	),
];
