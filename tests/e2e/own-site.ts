/**
 * Gives each worker a site of its own, so that tests run side by side and none sees what another one changed. Has to be loaded before
 * anything that asks where the site is.
 */
export type Site = Record<
	'WP_BASE_URL' | 'STORAGE_STATE_PATH' | 'FRONTAGE_SITE_DIR',
	string
>;

const { FRONTAGE_SITES = '[]', TEST_PARALLEL_INDEX = '0' } = process.env;

/** What describes the sites to those who use them, as environment. */
export const sites: Site[] = JSON.parse( FRONTAGE_SITES );

const own = sites[ Number( TEST_PARALLEL_INDEX ) ];
if ( ! own ) {
	throw new Error(
		'The browser tests need a site: node tests/site/test.mjs e2e [pattern]'
	);
}
Object.assign( process.env, own );
