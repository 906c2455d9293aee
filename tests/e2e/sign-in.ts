/**
 * Signs the owner in once for all tests of a site, and lets reset() return to this moment, for a log-in is stored in the database.
 */
import { writeFile } from 'node:fs/promises';
import { request } from '@playwright/test';
import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { remember } from '../site/core/reset.mjs';
import { sites, type Site } from './own-site';

async function signInAt( {
	WP_BASE_URL: baseURL,
	STORAGE_STATE_PATH: storageStatePath,
	FRONTAGE_SITE_DIR: folder,
}: Site ): Promise< void > {
	const context = await request.newContext( { baseURL } );
	const { rootURL, ...state } = await new RequestUtils( context, {
		baseURL,
	} ).setupRest();
	// WordPress's utilities look for the REST API of one site only, the first.
	const { pathname } = new URL( rootURL );
	await writeFile(
		storageStatePath,
		JSON.stringify( {
			...state,
			rootURL: new URL( pathname, baseURL ).href,
		} )
	);
	await context.dispose();
	await remember( folder );
}

export default async function signIn(): Promise< void > {
	await Promise.all( sites.map( signInAt ) );
}
