/** Reads a module's imports and exports, by TypeScript's parser. */
const { readFileSync } = require( 'fs' );
const ts = require( 'typescript' );

const parse = ( file, source = readFileSync( file, 'utf8' ) ) =>
	ts.createSourceFile( file, source, ts.ScriptTarget.Latest, true );

/** Imports of values: `namespace` is the name after `* as`, and text lies from `start` to `end`. */
const importsOf = ( file, source ) =>
	parse( file, source )
		.statements.filter(
			( node ) =>
				ts.isImportDeclaration( node ) &&
				! node.importClause?.isTypeOnly
		)
		.map( ( node ) => {
			const names = node.importClause?.namedBindings;
			return {
				request: node.moduleSpecifier.text,
				namespace:
					names && ts.isNamespaceImport( names )
						? names.name.text
						: undefined,
				start: node.getStart(),
				end: node.end,
			};
		} );

/** References to namespace imports: alone, as a shorthand property (`{ name }`), or in a member access. */
function usesOf( file, source, namespaces ) {
	const uses = [];
	const visit = ( node ) => {
		if ( ts.isImportDeclaration( node ) ) {
			return;
		}
		if ( ts.isIdentifier( node ) && namespaces.includes( node.text ) ) {
			const { parent } = node;
			const isMember =
				ts.isPropertyAccessExpression( parent ) &&
				parent.expression === node;
			const isName =
				( ts.isPropertyAccessExpression( parent ) && ! isMember ) ||
				( ts.isPropertyAssignment( parent ) && parent.name === node );
			if ( ! isName ) {
				uses.push( {
					namespace: node.text,
					member: isMember ? parent.name.text : undefined,
					isShorthand: ts.isShorthandPropertyAssignment( parent ),
					start: node.getStart(),
					end: isMember ? parent.end : node.end,
				} );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( parse( file, source ) );
	return uses;
}

const hasModifier = ( node, kind ) =>
	ts.canHaveModifiers( node ) &&
	!! ts.getModifiers( node )?.some( ( modifier ) => modifier.kind === kind );

const isOnlyType = ( node ) =>
	ts.isInterfaceDeclaration( node ) ||
	ts.isTypeAliasDeclaration( node ) ||
	hasModifier( node, ts.SyntaxKind.DeclareKeyword ) ||
	( ts.isExportDeclaration( node ) &&
		( node.isTypeOnly ||
			( !! node.exportClause &&
				ts.isNamedExports( node.exportClause ) &&
				node.exportClause.elements.length > 0 &&
				node.exportClause.elements.every(
					( { isTypeOnly } ) => isTypeOnly
				) ) ) );

/** Exported names of a statement whose value is constant. */
function namesIn( node ) {
	if ( hasModifier( node, ts.SyntaxKind.DefaultKeyword ) ) {
		return [];
	}
	if ( ts.isFunctionDeclaration( node ) || ts.isClassDeclaration( node ) ) {
		return [ node.name.text ];
	}
	return ts.isVariableStatement( node ) &&
		// eslint-disable-next-line no-bitwise -- The compiler's own flags.
		node.declarationList.flags & ts.NodeFlags.Const &&
		node.declarationList.declarations.every( ( { name } ) =>
			ts.isIdentifier( name )
		)
		? node.declarationList.declarations.map( ( { name } ) => name.text )
		: [];
}

/**
 * Names of the values that a module exports.
 * @throws {Error} For an export that no object could hold.
 */
function exportsOf( file ) {
	const source = parse( file );
	const names = source.statements.flatMap( ( node ) => {
		const isExport =
			ts.isExportDeclaration( node ) ||
			ts.isExportAssignment( node ) ||
			hasModifier( node, ts.SyntaxKind.ExportKeyword );
		if ( ! isExport || isOnlyType( node ) ) {
			return [];
		}
		const found = namesIn( node );
		if ( found.length === 0 ) {
			const { line } = source.getLineAndCharacterOfPosition(
				node.getStart()
			);
			throw new Error(
				`${ file }:${ line + 1 } is in a shared or deferred script, where other scripts would not see the export \`${
					node.getText().split( '\n' )[ 0 ]
				}\`: export a const, function or class where it is declared, by name.`
			);
		}
		return found;
	} );
	return [ ...new Set( names ) ];
}

module.exports = { exportsOf, importsOf, usesOf };
