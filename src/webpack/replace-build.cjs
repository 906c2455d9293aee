/**
 * Webpack plugin that replaces the build's files after all new ones are written, each by one rename, and never the folder: a running site has mounted
 * it. A failed build changes nothing. Webpack's `output.clean` deletes first, and the manifest of wp-scripts is missing until a separate process has
 * written it again.
 */
const { execFileSync } = require( 'child_process' );
const {
	cpSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
} = require( 'fs' );
const path = require( 'path' );

const MANIFEST = 'blocks-manifest.php';

module.exports = class ReplaceBuild {
	/** @param {string} staging Folder for new files; on the file system of the build, and used by this process only. */
	constructor( staging ) {
		this.staging = staging;
		this.staged = new Set();
	}

	apply( compiler ) {
		const { path: build } = compiler.options.output;
		const fs = compiler.outputFileSystem;
		compiler.outputFileSystem = {
			...fs,
			writeFile: ( file, content, done ) => {
				const name = path.relative( build, file );
				this.staged.add( name );
				fs.writeFile( this.placeFor( name ), content, done );
			},
		};
		compiler.hooks.afterEmit.tap( 'ReplaceBuild', ( { assets } ) =>
			this.replace(
				build,
				Object.keys( assets ).map( ( name ) =>
					path.normalize( name.split( '?' )[ 0 ] )
				)
			)
		);
		compiler.hooks.shutdown.tap( 'ReplaceBuild', () => this.clear() );
	}

	placeFor( name ) {
		const file = path.join( this.staging, name );
		mkdirSync( path.dirname( file ), { recursive: true } );
		return file;
	}

	replace( build, names ) {
		const move = ( name ) =>
			renameSync(
				path.join( this.staging, name ),
				path.join( build, name )
			);
		this.staged.forEach( move );
		this.staged.clear();
		const blocks = path.join( this.staging, 'blocks' );
		names
			.filter( ( name ) => path.basename( name ) === 'block.json' )
			.forEach( ( name ) =>
				cpSync( path.join( build, name ), path.join( blocks, name ) )
			);
		execFileSync( process.execPath, [
			require.resolve( '@wordpress/scripts/scripts/build-blocks-manifest' ),
			`--input=${ blocks }`,
			`--output=${ this.placeFor( MANIFEST ) }`,
		] );
		move( MANIFEST );
		readdirSync( build, { recursive: true } )
			.filter( ( name ) => statSync( path.join( build, name ) ).isFile() )
			.filter( ( name ) => ! [ MANIFEST, ...names ].includes( name ) )
			.forEach( ( name ) => rmSync( path.join( build, name ) ) );
		this.clear();
	}

	clear() {
		rmSync( this.staging, { recursive: true, force: true } );
	}
};
