/**
 * wp-scripts' configuration, and the entries that no block.json names: a block's island (blocks/<block>/island.tsx → build/<block>/island.js,
 * registered by src/server/island, never enqueued), scripts of the editor and of admin screens (<feature>/<part>/index.tsx → build/<feature>-<part>.js),
 * view scripts of features without a block (<feature>/view.ts → build/<feature>/view.js), scripts that PHP prints into the head (<feature>/head.ts),
 * and the scripts that a page shares or defers (src/client/deferred/scripts.json).
 */
process.env.WP_SOURCE_PATH = process.env.WP_SOURCE_PATH || 'blocks';

const { readdirSync } = require( 'fs' );
const path = require( 'path' );
const webpack = require( 'webpack' );
const scripts = require( '@wordpress/scripts/config/webpack.config' );
const { version } = require( './package.json' );
const {
	attributeModules,
	writeChanged,
} = require( './src/webpack/attribute-types.cjs' );
const bundles = require( './src/webpack/bundles.cjs' );
const Licenses = require( './src/webpack/licenses.cjs' );
const ReplaceBuild = require( './src/webpack/replace-build.cjs' );
const { settingsModules } = require( './src/webpack/from-schema.cjs' );
const { serviceModules } = require( './src/webpack/from-services.cjs' );
const { sharedScripts } = require( './src/webpack/shared-scripts.cjs' );

const shared = sharedScripts(
	require( './src/client/deferred/scripts.json' ),
	__dirname
);

const files = () =>
	[ 'blocks', 'src' ].flatMap( ( folder ) =>
		readdirSync( folder, { recursive: true } ).map( ( file ) =>
			path.posix.join( folder, ...file.split( path.sep ) )
		)
	);

/** Entries for the files that match, named by the first and second group of the pattern. */
const entries = ( pattern, nameOf ) =>
	Object.fromEntries(
		files().flatMap( ( file ) => {
			const [ , ...groups ] = pattern.exec( file ) ?? [];
			return groups.length
				? [ [ nameOf( ...groups ), `./${ file }` ] ]
				: [];
		} )
	);

const islands = () =>
	entries(
		/^blocks\/([^/]+)\/island\.tsx$/,
		( block ) => `${ block }/island`
	);

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

/* PHP runs where it is written. */
const copy = scripts.plugins.find(
	( { constructor } ) => constructor.name === 'CopyPlugin'
);
copy.patterns = copy.patterns.filter( ( { from } ) => from !== '**/*.php' );

const { cacheGroups } = scripts.optimization.splitChunks;

/* Rules for one side of the header's breakpoint: blocks/<block>/style/wide.scss → build/<block>/wide.css, printed by src/server/breakpoints. */
const oneSided = {
	oneSided: {
		...cacheGroups.style,
		test: /[\\/]style[\\/](narrow|wide)\.scss$/,
		name: ( module, [ { name } ] ) =>
			path.posix.join(
				path.posix.dirname( name ),
				path.parse( module.nameForCondition() ).name
			),
	},
};

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
			...entries(
				/\/([^/]+)\/([^/]+)\/index\.tsx$/,
				( feature, part ) => `${ feature }-${ part }`
			),
			...entries(
				/^src\/(?:.+\/)?([^/]+)\/(view|head)\.ts$/,
				( feature, name ) => `${ feature }/${ name }`
			),
			...shared.entries,
		};
	},
	output: {
		...scripts.output,
		clean: false,
		chunkFilename: 'chunks/[name].js?ver=[chunkhash]',
	},
	module: {
		...scripts.module,
		rules: [ ...scripts.module.rules, shared.rule ],
	},
	optimization: {
		...scripts.optimization,
		splitChunks: { cacheGroups: { ...cacheGroups, ...oneSided } },
		// What doesn't compile replaces nothing, also while watching.
		emitOnErrors: false,
	},
	plugins: [
		...shared.plugins( scripts.plugins ),
		islandList,
		bundles( require( './src/client/bundles.json' ) ),
		new webpack.DefinePlugin( {
			FRONTAGE_VERSION: JSON.stringify( version ),
		} ),
		new Licenses(),
		new ReplaceBuild(
			path.join( __dirname, `.cache/build.${ process.pid }` )
		),
	],
	performance: { hints: false },
};
