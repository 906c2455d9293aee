/**
 * Gives each worker a site of its own, so that tests run side by side and none sees what another one changed. The owner is signed in once,
 * and reset() returns to this moment, for a login is stored in the database.
 */
import { port } from './own-address';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from '@playwright/test';
import {
	expect,
	RequestUtils,
	test as base,
} from '@wordpress/e2e-test-utils-playwright';
import { remember } from '../site/core/reset.mjs';

export interface Site {
	/** Its address. */
	url: string;
	/** Folder of its WordPress. */
	folder: string;
	/** Its error log. */
	log: string;
	/** The owner's cookies, in a file. */
	owner: string;
	/** Whether its WordPress is the oldest that the plugin runs on. */
	isOld: boolean;
}

export interface SiteOptions {
	/** What serve() in tests/site takes. */
	served: Record< string, unknown >;
}

/** Making the first site of a kind takes a slow machine minutes. */
const TIMEOUT_MS = 600_000;

/* WordPress's own fixture of the name is `auto` too, which Playwright insists on and its types do not know. */
const ALWAYS = { scope: 'worker', auto: true } as const;

let own: Site | undefined;

/** The site of this worker's tests. */
export function ownSite(): Site {
	if ( ! own ) {
		throw new Error( 'There is a site only while a test runs.' );
	}
	return own;
}

/* In a group of its own: a Ctrl-C goes to all of ours, and the site has to see the last request through. */
async function start( served: SiteOptions[ 'served' ] ) {
	const child = fork( join( __dirname, '../site/apart.mjs' ), {
		detached: true,
		execArgv: [],
	} );
	const ended = once( child, 'exit' );
	child.send( { ...served, port } );
	const [ answer ] = await Promise.race( [
		once( child, 'message' ),
		ended,
	] );
	if ( ! answer?.env ) {
		throw new Error( answer?.error ?? 'The site did not start.' );
	}
	const env: Record< string, string > = answer.env;
	return {
		env,
		async stop() {
			if ( child.connected ) {
				child.disconnect();
			}
			await ended;
		},
	};
}

async function signIn( { url: baseURL, owner, folder }: Site ) {
	const context = await request.newContext( { baseURL } );
	const { rootURL, ...state } = await new RequestUtils( context, {
		baseURL,
	} ).setupRest();
	// WordPress's utilities look for the REST API of one site only, the first.
	const { pathname } = new URL( rootURL );
	await writeFile(
		owner,
		JSON.stringify( {
			...state,
			rootURL: new URL( pathname, baseURL ).href,
		} )
	);
	await context.dispose();
	await remember( folder );
}

export const test = base.extend< object, SiteOptions & { site: Site } >( {
	served: [ {}, { option: true, scope: 'worker' } ],
	site: [
		async ( { served }, use ) => {
			const { env, stop } = await start( served );
			own = {
				url: env.WP_BASE_URL ?? '',
				folder: env.WP_SITE_DIR ?? '',
				log: env.FRONTAGE_DEBUG_LOG ?? '',
				owner: env.STORAGE_STATE_PATH ?? '',
				isOld: Boolean( served.isOld ),
			};
			try {
				await signIn( own );
				await use( own );
			} finally {
				await stop();
			}
		},
		{ scope: 'worker', auto: true, timeout: TIMEOUT_MS },
	],
	baseURL: async ( { site }, use ) => {
		await use( site.url );
	},
	requestUtils: [
		async ( { site }, use ) => {
			await use(
				await RequestUtils.setup( {
					baseURL: site.url,
					storageStatePath: site.owner,
				} )
			);
		},
		ALWAYS,
	],
} );

export { expect };
