/**
 * What each script imports, as the compiler reads it.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import { type Files, among } from './repository';

export interface Import {
	/** As it is written. */
	name: string;
	/** The file of ours that is meant; undefined for a package. */
	file?: string;
	/** Gone after compilation. */
	isType: boolean;
	/** Fetched when it is needed. */
	isLazy: boolean;
}

export const SCRIPTS = /\.(ts|tsx|js|mjs|cjs)$/;
const ENDINGS = [
	'',
	'.ts',
	'.tsx',
	'.d.ts',
	'.cjs',
	'.mjs',
	'.js',
	'/index.ts',
	'/index.tsx',
];

/** Every script with what it imports, by import, export … from, import() and require(). */
export function importsOf( files: Files ): Map< string, Import[] > {
	return new Map(
		among( files, SCRIPTS ).map( ( [ path, text ] ) => [
			path,
			importsIn( path, text, files ),
		] )
	);
}

function importsIn( path: string, text: string, files: Files ): Import[] {
	const found: Import[] = [];
	const add = (
		specifier: ts.Node | undefined,
		isType: boolean,
		isLazy: boolean
	) => {
		if ( specifier && ts.isStringLiteralLike( specifier ) ) {
			found.push( {
				name: specifier.text,
				file: resolved( path, specifier.text, files ),
				isType,
				isLazy,
			} );
		}
	};
	const visit = ( node: ts.Node ): void => {
		if ( ts.isImportDeclaration( node ) ) {
			add(
				node.moduleSpecifier,
				isOnlyTypes( node.importClause ),
				false
			);
		} else if ( ts.isExportDeclaration( node ) ) {
			add( node.moduleSpecifier, node.isTypeOnly, false );
		} else if (
			ts.isImportTypeNode( node ) &&
			ts.isLiteralTypeNode( node.argument )
		) {
			add( node.argument.literal, true, false );
		} else if ( ts.isCallExpression( node ) ) {
			const isLazy = node.expression.kind === ts.SyntaxKind.ImportKeyword;
			if ( isLazy || node.expression.getText() === 'require' ) {
				add( node.arguments[ 0 ], false, isLazy );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( path, text, ts.ScriptTarget.Latest, true ) );
	return found;
}

function isOnlyTypes( clause: ts.ImportClause | undefined ): boolean {
	if ( ! clause || clause.isTypeOnly ) {
		return !! clause;
	}
	const names = clause.namedBindings;
	return (
		! clause.name &&
		!! names &&
		ts.isNamedImports( names ) &&
		names.elements.every( ( { isTypeOnly } ) => isTypeOnly )
	);
}

function resolved(
	from: string,
	name: string,
	files: Files
): string | undefined {
	if ( ! name.startsWith( '.' ) ) {
		return undefined;
	}
	const path = posix.join( posix.dirname( from ), name );
	return (
		ENDINGS.map( ( ending ) => path + ending ).find( ( each ) =>
			files.has( each )
		) ?? path
	);
}

/** Everything that these files bring along at once: what is imported for its types or later is not. */
export function reachedFrom(
	starts: string[],
	imports: Map< string, Import[] >
): Set< string > {
	const reached = new Set< string >();
	const queue = [ ...starts ];
	for ( let path = queue.pop(); path !== undefined; path = queue.pop() ) {
		if ( ! reached.has( path ) ) {
			reached.add( path );
			const eager = ( imports.get( path ) ?? [] ).filter(
				( { isType, isLazy } ) => ! isType && ! isLazy
			);
			queue.push( ...eager.flatMap( ( { file } ) => file ?? [] ) );
		}
	}
	return reached;
}
