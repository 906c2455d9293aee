/** Builds what is not built, and finds a browser. */
import { execSync } from 'node:child_process';
import { root } from '../site/core/paths.mjs';
import { ensureBrowser } from '../site/downloads/browser.mjs';

export default async function setUp() {
	execSync( 'npm run build --silent', { cwd: root, stdio: 'inherit' } );
	const { executablePath, env } = await ensureBrowser( ( line ) =>
		process.stderr.write( `${ line }\n` )
	);
	process.env.CHROMIUM_PATH = executablePath;
	process.env.FRONTAGE_BROWSER_ENV = JSON.stringify( env );
}
