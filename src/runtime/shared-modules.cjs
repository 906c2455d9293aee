/**
 * Has all scripts of a page use the one runtime: the modules that runtime.ts imports are built into build/runtime.js only, and read from its global
 * everywhere else.
 */
const { readFileSync } = require( 'fs' );
const path = require( 'path' );
const { BannerPlugin } = require( 'webpack' );
const { plugins } = require( '@wordpress/scripts/config/webpack.config' );

const LAYER = 'runtime';
const HANDLE = 'frontage-runtime';
const ENTRY = path.join( __dirname, 'runtime.ts' );
const OVERLAY = path.join( __dirname, '../overlay/overlay' );

const runtimeEntry = {
	runtime: { import: ENTRY, layer: LAYER },
	overlay: path.join( __dirname, 'overlay.ts' ),
};

/** Names in the global by absolute path without extension. */
const sharedModules = () =>
	new Map(
		[
			...readFileSync( ENTRY, 'utf8' ).matchAll(
				/^import \* as (\w+) from '(.+)';$/gm
			),
		].map( ( [ , name, request ] ) => [
			path.join( __dirname, request ),
			name,
		] )
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
			requestToHandle: ( request ) =>
				this.shared.has( request ) ? HANDLE : undefined,
		} );
		/* Requests as they are written. */
		this.shared = new Set();
		this.modules = sharedModules();
	}

	externalizeWpDeps( data, callback ) {
		const { request, context, contextInfo } = data;
		if (
			path.join( context, request ) === OVERLAY &&
			context !== __dirname
		) {
			return callback(
				new Error( 'Only loadOverlay() imports src/overlay/overlay.' )
			);
		}
		const name =
			contextInfo.issuerLayer !== LAYER &&
			request.startsWith( '.' ) &&
			this.modules.get( path.join( context, request ) );
		if ( ! name ) {
			return super.externalizeWpDeps( data, callback );
		}
		this.shared.add( request );
		this.externalizedDeps.add( request );
		return callback( null, [ 'frontage', name ] );
	}
}

const around = ( test, before, after ) => [
	new BannerPlugin( { test, banner: before, raw: true } ),
	new BannerPlugin( { test, banner: after, raw: true, footer: true } ),
];

const runtimePlugins = [
	...around( /^runtime\.js$/, 'if(!window.frontage){', '}' ),
	...around( /^overlay\.js$/, 'if(!window.frontage.overlay){', '}' ),
	/* An optimiser may run them before the runtime, or leave it out. */
	...around(
		/^[\w-]+\/view\.js$/,
		'(run=>window.frontage?run():addEventListener("frontage-runtime",run,{once:true}))(()=>{',
		'});'
	),
];

const runtimeRule = {
	resource: ENTRY,
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
	runtimePlugins,
	runtimeRule,
	withSharedModules,
};
