/**
 * Webpack plugin that writes licenses.txt: the license texts of every bundled package, and the notices in their code, which the minifier removes. A
 * package without a text fails the build.
 *
 * Custom, for the notices inside prebundled files, such as hls.js, which no list of packages includes.
 */
const { existsSync, readdirSync, readFileSync } = require( 'fs' );
const path = require( 'path' );
const { Compilation, sources, WebpackError } = require( 'webpack' );

/* By owner on GitHub, for packages published without a license text; by SPDX id, for packages that only refer to it. */
const TEXTS = path.join( __dirname, 'licenses' );
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const RUNTIME = path.dirname( require.resolve( 'webpack/package.json' ) );

const read = ( ...parts ) => {
	const file = path.join( ...parts );
	return existsSync( file ) ? readFileSync( file, 'utf8' ).trim() : '';
};

function packageOf( folder ) {
	const { name, version, license, repository } = JSON.parse(
		read( folder, 'package.json' )
	);
	const [ , owner = '' ] =
		/github(?:\.com[/:]|:)([^/]+)\//.exec(
			repository?.url ?? repository ?? ''
		) ?? [];
	const own = readdirSync( folder )
		.filter( ( file ) => /^(licen[cs]e|copying|notice)/i.test( file ) )
		.map( ( file ) => read( folder, file ) )
		.join( '\n\n' );
	return {
		title: `${ name } ${ version } (${ license })`,
		text: own || ( owner && read( TEXTS, `${ owner }.txt` ) ),
		referred: read( TEXTS, `${ license }.txt` ),
	};
}

/* Folder of each bundled package, with the notices in its code. */
function bundledPackages( { chunks, chunkGraph } ) {
	const found = new Map( [ [ RUNTIME, new Set() ] ] );
	const modules = [ ...chunks ]
		.flatMap( ( chunk ) => [
			...chunkGraph.getChunkModulesIterable( chunk ),
		] )
		// Concatenated modules contain further modules.
		.flatMap( ( module ) => module.modules ?? module );
	for ( const module of new Set( modules ) ) {
		const [ folder ] =
			PACKAGE.exec( module.nameForCondition() ?? '' ) ?? [];
		if ( folder ) {
			const notices = found.get( folder ) ?? new Set();
			const code = String( module.originalSource()?.source() ?? '' );
			( code.match( /\/\*[\s\S]*?\*\//g ) ?? [] )
				.filter( ( text ) =>
					/copyright|@licen[cs]e|\(c\)/i.test( text )
				)
				.forEach( ( text ) => notices.add( text ) );
			found.set( folder, notices );
		}
	}
	return found;
}

module.exports = class Licenses {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Licenses', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'Licenses',
					stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				() => this.write( compilation )
			)
		);
	}

	write( compilation ) {
		// Packages by text, because those of one repository share it.
		const titles = new Map();
		const add = ( text, title ) =>
			titles.set( text, [ ...( titles.get( text ) ?? [] ), title ] );
		for ( const [ folder, notices ] of bundledPackages( compilation ) ) {
			const { title, text, referred } = packageOf( folder );
			if ( ! text ) {
				compilation.errors.push(
					new WebpackError(
						`${ title } has no license text: put that of its repository into src/webpack/licenses/.`
					)
				);
			}
			add( [ text, ...notices ].join( '\n\n' ), title );
			if ( referred ) {
				add( referred, `The license of ${ title }` );
			}
		}
		const parts = [ ...titles ]
			.map(
				( [ text, names ] ) =>
					`${ names.sort().join( '\n' ) }\n\n${ text }\n`
			)
			.sort();
		compilation.emitAsset(
			'licenses.txt',
			new sources.RawSource(
				[ 'Software of others in this folder.\n', ...parts ].join(
					`\n${ '-'.repeat( 72 ) }\n\n`
				)
			)
		);
	}
};
