/** Builds what is not built, finds a browser, and says which. */
import { execFileSync, execSync } from 'node:child_process';
import { root } from '../site/core/paths.mjs';
import { ensureBrowser, systemBrowser } from '../site/downloads/browser.mjs';

const say = ( line ) => process.stderr.write( `${ line }\n` );

const versionOf = ( executablePath, env = {} ) =>
	execFileSync( executablePath, [ '--version' ], {
		encoding: 'utf8',
		env: { ...process.env, ...env },
	} ).trim();

export default async function setUp() {
	execSync( 'npm run build --silent', { cwd: root, stdio: 'inherit' } );
	const { executablePath, env } = await ensureBrowser( say );
	process.env.CHROMIUM_PATH = executablePath;
	process.env.FRONTAGE_BROWSER_ENV = JSON.stringify( env );
	say( `Browser: ${ versionOf( executablePath, env ) }` );
	const system = systemBrowser();
	if ( system && system !== executablePath ) {
		process.env.FRONTAGE_SYSTEM_BROWSER = system;
		say( `Browser of the project "newest": ${ versionOf( system ) }` );
	}
}
