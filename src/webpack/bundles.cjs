/**
 * Webpack plugin that concatenates built view scripts and stylesheets (src/client/bundles.json) to build/bundles/<name>.js and .css, for pages that have
 * several of them, and lists these files for PHP in build/bundles.php.
 *
 * Custom, because each script is needed on its own, too, and webpack's chunks would share modules instead.
 */
const { createHash } = require( 'crypto' );
const { Compilation, sources } = require( 'webpack' );

/** An exception in one script does not stop the next. */
const guarded = ( script ) => `try{${ script }\n}catch(e){reportError(e)}`;

const hashOf = ( text ) =>
	createHash( 'sha256' ).update( text ).digest( 'hex' ).slice( 0, 20 );

const contentOf = ( compilation, file ) =>
	String( compilation.getAsset( file ).source.source() );

function emit( compilation, file, parts ) {
	const text = parts.join( '\n' );
	compilation.emitAsset( file, new sources.RawSource( text ) );
	return hashOf( text );
}

function concatenate( compilation, bundles ) {
	const lines = [];
	for ( const [ name, { scripts, styles } ] of Object.entries( bundles ) ) {
		const kinds = [
			[ 'scripts', scripts, '.js', guarded ],
			[ 'styles', styles, '.css', String ],
			[ '', styles, '-rtl.css', String ],
		];
		for ( const [ kind, bundle, extension, wrap ] of kinds ) {
			if ( ! bundle ) {
				continue;
			}
			const version = emit(
				compilation,
				`bundles/${ name }${ extension }`,
				Object.values( bundle.files ).map( ( file ) =>
					wrap( contentOf( compilation, file + extension ) )
				)
			);
			const handles = Object.keys( bundle.files ).join( "', '" );
			if ( kind ) {
				lines.push(
					`array( 'kind' => '${ kind }', 'handle' => 'frontage-${ name }', 'file' => 'bundles/${ name }${ extension }', 'version' => '${ version }', 'least' => ${ bundle.least }, 'members' => array( '${ handles }' ) )`
				);
			}
		}
	}
	compilation.emitAsset(
		'bundles.php',
		new sources.RawSource(
			`<?php return array(\n${ lines.join( ',\n' ) }\n);\n`
		)
	);
}

/** @param {Object} bundles By name: scripts and styles, each with its files by handle and the least number of them for which a page loads the bundle. */
module.exports = ( bundles ) => ( {
	apply: ( compiler ) =>
		compiler.hooks.thisCompilation.tap( 'bundles', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'bundles',
					// After the minimizer and all banners.
					stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
				},
				() => {
					if ( ! compilation.errors.length ) {
						concatenate( compilation, bundles );
					}
				}
			)
		),
} );
