/** Loader of the entries in scripts.json: makes plain objects of modules that are imported as a whole, which for the runtime is 400 bytes (gz) less than webpack's namespaces. */
const { existsSync } = require( 'fs' );
const path = require( 'path' );
const { exportsOf, importsOf } = require( './module-names.cjs' );

module.exports = function ( source ) {
	const fileOf = ( request ) =>
		[ '.ts', '.tsx' ]
			.map( ( extension ) => path.join( this.context, request + extension ) )
			.find( existsSync );
	return importsOf( this.resourcePath, source )
		.filter( ( { namespace } ) => namespace )
		.reverse()
		.reduce( ( text, { request, namespace, start, end } ) => {
			const file = fileOf( request );
			this.addDependency( file );
			const exported = exportsOf( file );
			const imports = exported.map(
				( name ) => `${ name } as ${ namespace }_${ name }`
			);
			const members = exported.map(
				( name ) => `${ name }: ${ namespace }_${ name }`
			);
			return `${ text.slice(
				0,
				start
			) }import { ${ imports } } from '${ request }'; const ${ namespace } = { ${ members } };${ text.slice(
				end
			) }`;
		}, source );
};
