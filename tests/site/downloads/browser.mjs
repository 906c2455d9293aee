/**
 * A Chromium for the tests: the one named by CHROMIUM_PATH, on Linux x64 the one in a pinned npm package, which brings the libraries it needs, elsewhere
 * the system's. Playwright's own download needs its host and the system's libraries.
 */
import { execFileSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { downloaded, once } from './once.mjs';
import { unpack } from './pack.mjs';
import { downloads } from '../core/paths.mjs';

const SPEC = '@sparticuz/chromium@153.0.0';
const INTEGRITY =
	'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
const SYSTEM = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const expand = ( file ) =>
	brotliDecompressSync( readFileSync( `${ file }.br` ) );

/* The package holds its parts packed with brotli. */
function assemble( folder, home ) {
	for ( const name of [ 'al2023', 'fonts', 'swiftshader' ] ) {
		const tar = join( folder, `${ name }.tar` );
		writeFileSync( tar, expand( tar ) );
		execFileSync( 'tar', [ '-xf', tar, '-C', folder ] );
		rmSync( tar );
		rmSync( `${ tar }.br` );
	}
	const program = join( folder, 'chromium' );
	writeFileSync( program, expand( program ), { mode: 0o755 } );
	rmSync( `${ program }.br` );
	mkdirSync( join( folder, 'fontconfig' ) );
	writeFileSync(
		join( folder, 'fontconfig/fonts.conf' ),
		`<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir>` +
			`<dir>${ home }/fonts</dir><cachedir>${ home }/fontconfig/cache</cachedir></fontconfig>`
	);
}

/** The path of the system's own Chromium or Chrome, if there is one. */
export const systemBrowser = () => SYSTEM.find( existsSync );

/** Finds or downloads a browser; answers its path and the environment it needs, and says how it goes on. */
export const ensureBrowser = once( async ( say ) => {
	const isPacked = process.platform === 'linux' && process.arch === 'x64';
	const found =
		process.env.CHROMIUM_PATH || ( isPacked ? undefined : systemBrowser() );
	if ( found ) {
		return { executablePath: found, env: {} };
	}
	if ( ! isPacked ) {
		throw new Error(
			'No Chromium or Chrome found. Install one, or name it: CHROMIUM_PATH=/path/to/chrome'
		);
	}
	const folder = await downloaded( 'chromium-153', async ( unfinished ) => {
		say( 'Downloading a browser (67 MB) …' );
		await unpack( {
			spec: SPEC,
			integrity: INTEGRITY,
			into: unfinished,
			strip: 2,
			paths: [ 'package/bin' ],
		} );
		assemble( unfinished, join( downloads, 'chromium-153' ) );
		return unfinished;
	} );
	return {
		executablePath: join( folder, 'chromium' ),
		env: {
			LD_LIBRARY_PATH: `${ join( folder, 'lib' ) }:${ process.env.LD_LIBRARY_PATH ?? '' }`,
			FONTCONFIG_PATH: join( folder, 'fontconfig' ),
		},
	};
} );
