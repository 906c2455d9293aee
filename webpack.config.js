/**
 * What wp-scripts does, plus the four kinds of entry that no block.json names: a block's island
 * (blocks/<block>/island.tsx → build/<block>/island.js, registered by src/client/island, never enqueued),
 * the editor and admin scripts of src (src/<idea>/<entry>/index.tsx → build/<idea>-<entry>.js), an idea's view script, and the runtime.
 */
process.env.WP_SOURCE_PATH = process.env.WP_SOURCE_PATH || 'blocks';

const { existsSync, readdirSync } = require( 'fs' );
const path = require( 'path' );
const webpack = require( 'webpack' );
const scripts = require( '@wordpress/scripts/config/webpack.config' );
const { version } = require( './package.json' );
const {
	attributeModules,
	writeChanged,
} = require( './src/build/attribute-types.cjs' );
const Licenses = require( './src/build/licenses.cjs' );
const ReplaceBuild = require( './src/build/replace-build.cjs' );
const { settingsModules } = require( './src/build/from-schema.cjs' );
const { serviceModules } = require( './src/build/from-services.cjs' );
const {
	runtimeEntry,
	runtimeRule,
	withSharedModules,
} = require( './src/build/shared-modules.cjs' );

const foldersOf = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => entry.name );

function islands() {
	return Object.fromEntries(
		foldersOf( 'blocks' )
			.filter( ( block ) => existsSync( `blocks/${ block }/island.tsx` ) )
			.map( ( block ) => [
				`${ block }/island`,
				`./blocks/${ block }/island.tsx`,
			] )
	);
}

function entriesOfIdeas() {
	return Object.fromEntries(
		foldersOf( 'src' ).flatMap( ( idea ) =>
			foldersOf( `src/${ idea }` )
				.filter( ( entry ) =>
					existsSync( `src/${ idea }/${ entry }/index.tsx` )
				)
				.map( ( entry ) => [
					`${ idea }-${ entry }`,
					`./src/${ idea }/${ entry }/index.tsx`,
				] )
		)
	);
}

/** View scripts of ideas that are no block: src/<idea>/view.ts → build/<idea>/view.js, and view.css of the styles it imports. */
function viewsOfIdeas() {
	return Object.fromEntries(
		foldersOf( 'src' )
			.filter( ( idea ) => existsSync( `src/${ idea }/view.ts` ) )
			.map( ( idea ) => [ `${ idea }/view`, `./src/${ idea }/view.ts` ] )
	);
}

/** The blocks that are islands, for PHP: build/islands.php. */
const islandList = {
	apply: ( compiler ) =>
		compiler.hooks.thisCompilation.tap( 'islands', ( compilation ) =>
			compilation.hooks.processAssets.tap( 'islands', () =>
				compilation.emitAsset(
					'islands.php',
					new webpack.sources.RawSource(
						`<?php return ${ JSON.stringify(
							Object.keys( islands() ).map( path.dirname )
						) };\n`
					)
				)
			)
		),
};

/* Styles that a later part brings lie beside it, under a new address in every release. */
scripts.plugins.find(
	( { constructor } ) => constructor.name === 'MiniCssExtractPlugin'
).options.chunkFilename = 'chunks/[name].css?ver=[contenthash]';

module.exports = {
	...scripts,
	entry: () => {
		// At every compilation, so that a watching build follows block.json and schema.json too.
		writeChanged( [
			...attributeModules( __dirname ),
			...settingsModules( __dirname ),
			...serviceModules( __dirname ),
		] );
		return {
			...scripts.entry(),
			...islands(),
			...entriesOfIdeas(),
			...viewsOfIdeas(),
			...runtimeEntry,
		};
	},
	output: {
		...scripts.output,
		clean: false,
		chunkFilename: 'chunks/[name].js?ver=[chunkhash]',
	},
	module: {
		...scripts.module,
		rules: [ ...scripts.module.rules, runtimeRule ],
	},
	// What doesn't compile replaces nothing, also while watching.
	optimization: { ...scripts.optimization, emitOnErrors: false },
	plugins: [
		...withSharedModules( scripts.plugins ),
		islandList,
		new webpack.DefinePlugin( {
			FRONTAGE_VERSION: JSON.stringify( version ),
		} ),
		// Has V8 compile what comes once a visitor is near, when it comes and not in the click that it answers. Behind Terser, which takes comments away.
		new webpack.BannerPlugin( {
			banner: '//# allFunctionsCalledOnLoad',
			raw: true,
			include:
				/^([\w-]+-late|overlay|address|chunks\/(share-dialogs|slides|viewer))\.js\b/,
			stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
		} ),
		new Licenses(),
		new ReplaceBuild(
			path.join( __dirname, `.cache/build.${ process.pid }` )
		),
	],
	performance: { hints: false },
};
