/**
 * Has all scripts of a page use one instance of what they share: the modules that runtime.ts, viewport.ts, address.ts, overlay.ts and menu.ts import are built into
 * those scripts only, and read from the global `frontage` everywhere else. The first three are dependencies of who uses them; the others come late, and
 * who imports a module of them is loaded after loadLate().
 */
const { readFileSync } = require( 'fs' );
const path = require( 'path' );
const { BannerPlugin, ExternalModule, sources } = require( 'webpack' );
const { plugins } = require( '@wordpress/scripts/config/webpack.config' );

const LATE = [ 'overlay', 'menu' ];
/* An element with this id, form or frame with this name is a property of the window, too, but not its own. */
const IS_THERE = 'Object.hasOwn(window,"frontage")';
const ENTRIES = {
	runtime: 'src/client/runtime/runtime.ts',
	viewport: 'src/sticky/viewport.ts',
	address: 'src/client/runtime/address.ts',
	overlay: 'src/client/runtime/overlay.ts',
	menu: 'blocks/menu/deferred/index.ts',
	toolkit: 'src/toolkit/entry.ts',
	account: 'blocks/account/deferred/index.ts',
};
const SCRIPTS = Object.keys( ENTRIES );
const entryOf = ( script ) =>
	path.join( __dirname, '../..', ENTRIES[ script ] );

const runtimeEntry = Object.fromEntries(
	SCRIPTS.map( ( script ) => [
		script,
		{ import: entryOf( script ), layer: script },
	] )
);

/** Script and name in the global, by absolute path without extension. */
const sharedModules = () =>
	new Map(
		SCRIPTS.flatMap( ( script ) =>
			[
				...readFileSync( entryOf( script ), 'utf8' ).matchAll(
					/^import \* as (\w+) from '(.+)';$/gm
				),
			].map( ( [ , name, request ] ) => [
				path.join( path.dirname( entryOf( script ) ), request ),
				{ script, name },
			] )
		)
	);

const { constructor: DependencyExtraction } = plugins.find(
	( { constructor } ) =>
		constructor.name === 'DependencyExtractionWebpackPlugin'
);

/** Finds core's packages, as ever, and the shared modules. */
class SharedDependencies extends DependencyExtraction {
	constructor( options ) {
		super( {
			...options,
			requestToHandle: ( request ) => this.handles.get( request ),
		} );
		/* By requests as they are written. */
		this.handles = new Map();
		this.modules = sharedModules();
	}

	externalizeWpDeps( data, callback ) {
		const { request, context, contextInfo } = data;
		const shared =
			request.startsWith( '.' ) &&
			this.modules.get( path.join( context, request ) );
		if ( ! shared || shared.script === contextInfo.issuerLayer ) {
			return super.externalizeWpDeps( data, callback );
		}
		if ( ! LATE.includes( shared.script ) ) {
			this.handles.set( request, `frontage-${ shared.script }` );
			this.externalizedDeps.add( request );
		}
		return callback( null, [ 'frontage', shared.name ] );
	}
}

/** A bundle is a function that is called at once, but for what stands around it. */
const asFunction = ( bundle ) =>
	/^[\s/*]*\(\(\) => \{[^]*\}\)\(\)[\s;]*$/.test( bundle )
		? bundle.replace( /\(\)[\s;]*$/, '' )
		: `()=>{${ bundle }}`;

/** An optimiser may run a block's script before those that it needs, or leave them out: then it waits for them. */
const waitForShared = {
	apply: ( compiler ) =>
		compiler.hooks.compilation.tap( 'shared', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'shared', stage: -100 },
				() => {
					for ( const chunk of compilation.chunks ) {
						const name = `${ chunk.name }.js`;
						if ( /^([\w-]+\/view|viewport)\.js$/.test( name ) ) {
							const [ isThere, event ] = needsViewport(
								compilation,
								chunk
							)
								? [
										`${ IS_THERE }&&frontage.stick`,
										'viewport',
									]
								: [ IS_THERE, 'runtime' ];
							compilation.updateAsset(
								name,
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
};

/** Whether a chunk reads what viewport.js has; that script tells, too, when it has run. */
function needsViewport( { chunkGraph }, chunk ) {
	const names = [ ...chunkGraph.getChunkModulesIterable( chunk ) ]
		// What is concatenated is one module of many.
		.flatMap( ( module ) => module.modules ?? [ module ] )
		.filter( ( module ) => module instanceof ExternalModule )
		.map( ( { request } ) => request )
		.filter( ( [ root ] ) => root === 'frontage' )
		.map( ( [ , name ] ) => name );
	const shared = [ ...sharedModules().values() ];
	return shared.some(
		( { script, name } ) => script === 'viewport' && names.includes( name )
	);
}

const once = ( script, condition ) => {
	const test = new RegExp( `^${ script }\\.js$` );
	return [
		new BannerPlugin( { test, banner: `if(!${ condition }){`, raw: true } ),
		new BannerPlugin( { test, banner: '}', raw: true, footer: true } ),
	];
};

const runtimePlugins = [
	...once( 'runtime', IS_THERE ),
	...once( 'address', 'window.frontage.address' ),
	...once( 'overlay', 'window.frontage.overlay' ),
	...once( 'menu', 'window.frontage.menu' ),
	...once( 'toolkit', 'window.frontage.toolkit' ),
	...once( 'account', 'window.frontage.account' ),
	...once( 'viewport', 'window.frontage.stick' ),
	waitForShared,
];

const runtimeRule = {
	resource: SCRIPTS.map( entryOf ),
	enforce: 'pre',
	use: require.resolve( './plain-objects.cjs' ),
};

/** wp-scripts' plugins, with the shared modules among the dependencies. */
const withSharedModules = ( list ) => [
	...list.map( ( plugin ) =>
		plugin instanceof DependencyExtraction
			? new SharedDependencies( plugin.options )
			: plugin
	),
	...runtimePlugins,
];

module.exports = {
	runtimeEntry,
	runtimeRule,
	withSharedModules,
};
