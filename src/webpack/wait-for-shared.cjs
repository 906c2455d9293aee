/** Delays view scripts until the shared scripts that they read have run: an optimizer may reorder or concatenate them. */
const { ExternalModule, sources } = require( 'webpack' );

/* An element with this id, form or frame with this name is a property of the window, too, but not its own. */
const IS_THERE = 'Object.hasOwn(window,"frontage")';

/** Converts a bundle, usually an IIFE with comments around it, to a function. */
const asFunction = ( bundle ) =>
	/^[\s/*]*\(\(\) => \{[^]*\}\)\(\)[\s;]*$/.test( bundle )
		? bundle.replace( /\(\)[\s;]*$/, '' )
		: `()=>{${ bundle }}`;

/** Whether a chunk reads the global, or one of these names of it. */
const reads = ( { chunkGraph }, chunk, names ) =>
	[ ...chunkGraph.getChunkModulesIterable( chunk ) ]
		// A concatenated module consists of several.
		.flatMap( ( module ) => module.modules ?? [ module ] )
		.some(
			( module ) =>
				module instanceof ExternalModule &&
				module.request[ 0 ] === 'frontage' &&
				( ! names || names.includes( module.request[ 1 ] ) )
		);

/** @param {() => string[]} inViewport Names shared by the viewport script, which also dispatches an event once it has run. */
const waitForShared = ( inViewport ) => ( {
	apply: ( compiler ) =>
		compiler.hooks.compilation.tap( 'shared', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'shared', stage: -100 },
				() => {
					const names = inViewport();
					for ( const chunk of compilation.chunks ) {
						const file = `${ chunk.name }.js`;
						if (
							/^([\w-]+\/view|viewport)\.js$/.test( file ) &&
							reads( compilation, chunk )
						) {
							const [ isThere, event ] = reads(
								compilation,
								chunk,
								names
							)
								? [
										`${ IS_THERE }&&frontage.stick`,
										'viewport',
									]
								: [ IS_THERE, 'runtime' ];
							compilation.updateAsset(
								file,
								( source ) =>
									new sources.RawSource(
										`(run=>${ isThere }?run():addEventListener("frontage-${ event }",run))(${ asFunction(
											String( source.source() )
										) });`
									)
							);
						}
					}
				}
			)
		),
} );

module.exports = { IS_THERE, waitForShared };
