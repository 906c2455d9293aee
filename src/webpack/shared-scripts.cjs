/**
 * Builds the scripts of src/client/deferred/scripts.json, and makes all scripts of a page use one instance of the modules in them: in other bundles an
 * import of one is read from the global `frontage`. An early script becomes a dependency of the importing script; a deferred one may be imported only by
 * scripts that list it in their needs.
 */
const path = require( 'path' );
const { BannerPlugin, Compilation, sources } = require( 'webpack' );
const { plugins } = require( '@wordpress/scripts/config/webpack.config' );
const { complete, modulesOf, neededBy } = require( './script-list.cjs' );
const { IS_THERE, waitForShared } = require( './wait-for-shared.cjs' );

const { constructor: DependencyExtraction } = plugins.find(
	( { constructor } ) =>
		constructor.name === 'DependencyExtractionWebpackPlugin'
);

/** Externalizes core's packages, as by default, and the shared modules; writes the registration data for PHP into scripts.php. */
class SharedDependencies extends DependencyExtraction {
	constructor( options, scripts, root ) {
		super( {
			...options,
			requestToHandle: ( request ) => this.handles.get( request ),
		} );
		/* By the request string in the source. */
		this.handles = new Map();
		this.scripts = scripts;
		this.modules = modulesOf( scripts, root );
		this.root = root;
	}

	externalizeWpDeps( data, callback ) {
		const { request, context, contextInfo } = data;
		const { issuerLayer: issuer } = contextInfo;
		const module =
			request.startsWith( '.' ) &&
			this.modules.get( path.join( context, request ) );
		if ( ! module || module.script === issuer ) {
			return super.externalizeWpDeps( data, callback );
		}
		const { isEarly, handle } = this.scripts[ module.script ];
		if ( isEarly ) {
			this.handles.set( request, handle );
			this.externalizedDeps.add( request );
		} else if (
			! module.name ||
			! neededBy( this.scripts, issuer ).includes( module.script )
		) {
			return callback( new Error( this.breach( data, module ) ) );
		}
		return callback( null, [ 'frontage', module.name ] );
	}

	breach( { request, context, contextInfo }, { script } ) {
		const [ from, to ] = [
			contextInfo.issuer,
			path.join( context, request ),
		].map( ( file ) => path.relative( this.root, file ) );
		return `${ from } imports ${ to }, which comes with the deferred script "${ script }": use loadDeferred( '${ script }' ) or a type import, or name "${ script }" among the needs of ${
			contextInfo.issuerLayer
				? `"${ contextInfo.issuerLayer }"`
				: 'a deferred script that this is part of'
		} in scripts.json.`;
	}

	addAssets( compilation ) {
		super.addAssets( compilation );
		if ( compilation.errors.length ) {
			return;
		}
		const lines = Object.entries( this.scripts ).map(
			( [ name, script ] ) => {
				const { file, handle, global, needs } = script;
				const asset = `${ file }.asset.php`;
				const built = compilation.getAsset( asset ).source.source();
				compilation.deleteAsset( asset );
				const data = this.stringify( {
					file,
					handle,
					global,
					needs: needs.map(
						( needed ) => this.scripts[ needed ].handle
					),
					hasStyle: !! compilation.getAsset( `${ file }.css` ),
					isEverywhere: !! script.isEverywhere,
				} );
				return `'${ name }' => ${ arrayIn( data ) } + ${ arrayIn( built ) }`;
			}
		);
		compilation.emitAsset(
			'scripts.php',
			new sources.RawSource(
				`<?php return array( ${ lines.join( ',\n' ) } );\n`
			)
		);
	}
}

const arrayIn = ( php ) =>
	String( php ).replace( /^<\?php return |;\s*$/g, '' );

const expressionOf = ( global ) =>
	global === 'frontage'
		? IS_THERE
		: `window${ global
				.split( '.' )
				.map( ( key ) => `[${ JSON.stringify( key ) }]` )
				.join( '' ) }`;

const anyOf = ( scripts ) =>
	new RegExp(
		`^(${ scripts.map( ( { file } ) => file ).join( '|' ) })\\.js$`
	);

/** A second copy of a script on the page has no effect. */
function runOnce( scripts ) {
	const options = { raw: true, include: anyOf( Object.values( scripts ) ) };
	const globals = new Map(
		Object.values( scripts ).map( ( { file, global } ) => [
			`${ file }.js`,
			expressionOf( global ),
		] )
	);
	return [
		new BannerPlugin( {
			...options,
			banner: ( { filename } ) => `if(!${ globals.get( filename ) }){`,
		} ),
		new BannerPlugin( { ...options, banner: '}', footer: true } ),
	];
}

/** Makes V8 compile prefetched scripts on loading and not during the click that needs them. After Terser, which removes comments. */
const compileEarly = ( scripts ) =>
	new BannerPlugin( {
		banner: '//# allFunctionsCalledOnLoad',
		raw: true,
		include: anyOf(
			Object.values( scripts ).filter(
				( { isLarge, file } ) =>
					! isLarge && /^(address|deferred\/)/.test( file )
			)
		),
		stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
	} );

/**
 * Webpack configuration for a list of scripts.
 * @param {Object} list As in scripts.json.
 * @param {string} root Base folder of the entry paths.
 */
function sharedScripts( list, root ) {
	const scripts = complete( list );
	const entryOf = ( { entry } ) => path.join( root, entry );
	return {
		entries: Object.fromEntries(
			Object.entries( scripts ).map( ( [ name, script ] ) => [
				script.file,
				{ import: entryOf( script ), layer: name },
			] )
		),
		rule: {
			resource: Object.values( scripts ).map( entryOf ),
			enforce: 'pre',
			use: require.resolve( './plain-objects.cjs' ),
		},
		/** Plugins of wp-scripts, with the shared modules among the dependencies. */
		plugins: ( others ) => [
			...others.map( ( plugin ) =>
				plugin instanceof DependencyExtraction
					? new SharedDependencies( plugin.options, scripts, root )
					: plugin
			),
			...runOnce( scripts ),
			waitForShared( () =>
				[ ...modulesOf( scripts, root ).values() ].flatMap(
					( { script, name } ) =>
						script === 'viewport' ? name : []
				)
			),
			compileEarly( scripts ),
		],
	};
}

module.exports = { sharedScripts };
