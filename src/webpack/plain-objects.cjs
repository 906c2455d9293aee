/** Loader for the entry files in scripts.json: replaces namespace imports by plain objects, which for the runtime is 450 bytes (gz) less than webpack's namespaces. */
const { existsSync } = require( 'fs' );
const path = require( 'path' );
const { exportsOf, importsOf, usesOf } = require( './module-names.cjs' );

module.exports = function ( source ) {
	const fileOf = ( request ) =>
		[ '.ts', '.tsx' ]
			.map( ( extension ) =>
				path.join( this.context, request + extension )
			)
			.find( existsSync );
	const whole = importsOf( this.resourcePath, source ).filter(
		( { namespace } ) => namespace
	);
	const names = new Map(
		whole.map( ( { request, namespace } ) => {
			const file = fileOf( request );
			this.addDependency( file );
			return [ namespace, exportsOf( file ) ];
		} )
	);
	const imports = whole.map( ( { request, namespace, start, end } ) => {
		const list = names
			.get( namespace )
			.map( ( name ) => `${ name } as ${ namespace }_${ name }` );
		return {
			start,
			end,
			text: `import { ${ list } } from '${ request }';`,
		};
	} );
	const uses = usesOf( this.resourcePath, source, [ ...names.keys() ] ).map(
		( { namespace, member, isShorthand, start, end } ) => {
			const list = names
				.get( namespace )
				.map( ( name ) => `${ name }: ${ namespace }_${ name }` );
			const object = `{ ${ list } }`;
			return {
				start,
				end,
				text: member
					? `${ namespace }_${ member }`
					: `${ isShorthand ? `${ namespace }: ` : '' }${ object }`,
			};
		}
	);
	return [ ...imports, ...uses ]
		.sort( ( one, other ) => other.start - one.start )
		.reduce(
			( text, { start, end, text: next } ) =>
				text.slice( 0, start ) + next + text.slice( end ),
			source
		);
};
