/** Builds what is not built, and finds a browser. */
import { execFileSync, execSync } from 'node:child_process';
import { join } from 'node:path';

export default function setUp(): void {
	const root = join( __dirname, '../..' );
	execSync( 'npm run build --silent', { cwd: root, stdio: 'inherit' } );
	const { executablePath, env } = JSON.parse(
		execFileSync(
			process.execPath,
			[ join( root, 'tests/site/prepare.mjs' ) ],
			{ encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'inherit' ] }
		)
	);
	process.env.CHROMIUM_PATH = executablePath;
	process.env.FRONTAGE_BROWSER_ENV = JSON.stringify( env );
}
