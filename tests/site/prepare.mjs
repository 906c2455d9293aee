/** Finds or downloads a browser; prints its path and environment as JSON. */
import { ensureBrowser } from './downloads/browser.mjs';

process.stdout.write(
	JSON.stringify(
		await ensureBrowser( ( line ) => process.stderr.write( `${ line }\n` ) )
	)
);
