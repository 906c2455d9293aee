/** The list of scripts that a page shares or defers (src/client/deferred/scripts.json), completed by what follows from a name, and the modules in them. */
const path = require( 'path' );
const { importsOf, usesOf } = require( './module-names.cjs' );

/**
 * @param {Object} list By name: `entry`, and where they differ from the rule `needs`, `handle`, `global`; `isEarly`: a dependency of scripts on the page.
 */
const complete = ( list ) =>
	Object.fromEntries(
		Object.entries( list ).map( ( [ name, script ] ) => [
			name,
			{
				handle: `frontage-${ name }`,
				global: `frontage.${ name }`,
				file: script.isEarly ? name : `deferred/${ name }`,
				needs: [],
				...script,
			},
		] )
	);

/** The names of all scripts that have run before this one. */
const neededBy = ( scripts, name ) =>
	( scripts[ name ]?.needs ?? [] ).flatMap( ( needed ) => [
		needed,
		...neededBy( scripts, needed ),
	] );

/**
 * The modules that an entry names, by absolute path without extension: what it imports as a whole (`import * as name`) and provides as `{ name }` is
 * shared as `frontage.<name>`; what else a deferred one imports as a whole or from its own folder belongs to it alone.
 */
const modulesOf = ( scripts, root ) =>
	new Map(
		Object.entries( scripts ).flatMap(
			( [ script, { entry, isEarly } ] ) => {
				const file = path.join( root, entry );
				const imports = importsOf( file );
				const shared = usesOf(
					file,
					undefined,
					imports.flatMap( ( { namespace } ) => namespace ?? [] )
				)
					.filter( ( { isShorthand } ) => isShorthand )
					.map( ( { namespace } ) => namespace );
				return imports
					.filter(
						( { request, namespace } ) =>
							namespace ||
							( ! isEarly && request.startsWith( './' ) )
					)
					.map( ( { request, namespace } ) => [
						path.join( path.dirname( file ), request ),
						{
							script,
							name: shared.find( ( name ) => name === namespace ),
						},
					] );
			}
		)
	);

module.exports = { complete, modulesOf, neededBy };
