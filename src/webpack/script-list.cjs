/** The list of scripts that a page shares or defers (src/client/deferred/scripts.json), completed by derived values, and the modules in them. */
const path = require( 'path' );
const { importsOf, usesOf } = require( './module-names.cjs' );

/**
 * @param {Object} list By name: `entry`, and if they differ from the default `needs`, `handle`, `global`; `isEarly`: a dependency of scripts on the
 *                      page.
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

/** Names of all transitive dependencies of a script. */
const neededBy = ( scripts, name ) =>
	( scripts[ name ]?.needs ?? [] ).flatMap( ( needed ) => [
		needed,
		...neededBy( scripts, needed ),
	] );

/**
 * Modules of an entry file, by absolute path without extension: a namespace import (`import * as name`) that is provided as `{ name }` is shared as
 * `frontage.<name>`; other namespace imports of a deferred one, and imports from its own folder, are exclusive to it.
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
