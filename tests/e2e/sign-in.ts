/**
 * Signs the owner in once for all tests, and lets reset() return to this moment, for a log-in is stored in the database.
 */
import { request } from '@playwright/test';
import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { remember } from '../site/core/reset.mjs';

export default async function signIn(): Promise< void > {
	const {
		WP_BASE_URL: baseURL,
		STORAGE_STATE_PATH: storageStatePath,
		FRONTAGE_SITE_DIR: site,
	} = process.env;
	const context = await request.newContext( { baseURL } );
	await new RequestUtils( context, {
		baseURL,
		storageStatePath,
	} ).setupRest();
	await context.dispose();
	await remember( site ?? '' );
}
