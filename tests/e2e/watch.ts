/**
 * What no visitor of the site should ever cause, noticed in every browser test: an error in the console or in a
 * script, a request to a foreign host, a line in WordPress's error log.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { BrowserContext, Page, WebError } from '@playwright/test';
import { ownSite } from './own-site';

// WordPress itself asks these for pictures: emoji, plugins and avatars. The test browser finds no way to them.
const ASKED_BY_CORE = [ 's.w.org', 'ps.w.org', 'secure.gravatar.com' ];

export interface Watch {
	/** What went wrong so far, one line each. */
	readonly troubles: () => string[];
	/** From now on, messages like this are part of the test. */
	readonly allow: ( message: RegExp ) => void;
}

const watches = new WeakMap< BrowserContext, Watch >();

const sizeOf = ( file: string ) =>
	existsSync( file ) ? statSync( file ).size : 0;

function linesSince( offset: number ): string[] {
	const { log, isOld } = ownSite();
	if ( ! existsSync( log ) ) {
		return [];
	}
	return (
		readFileSync( log )
			.subarray( offset )
			.toString()
			.split( '\n' )
			// Old WordPress on new PHP has deprecations of its own.
			.filter(
				( line ) => ! isOld || line.includes( 'plugins/frontage' )
			)
			.filter( ( line ) =>
				/^\[[^\]]+\] (PHP |WordPress database error)/.test( line )
			)
	);
}

function isForeign( url: string ): boolean {
	const { protocol, hostname } = new URL( url );
	return (
		/^(https?|wss?):$/.test( protocol ) &&
		hostname !== new URL( ownSite().url ).hostname &&
		! ASKED_BY_CORE.includes( hostname )
	);
}

const isFromCoreHost = ( url: string ) =>
	ASKED_BY_CORE.some( ( host ) => url.startsWith( `https://${ host }/` ) );

/* WordPress lets its admin's pages fade into one another; Chromium calls it an error when a slow one leaves no time for that. */
const isTransitionOfAdmin = ( error: WebError ) =>
	/\/wp-(admin\/|login\.php)/.test( error.page()?.url() ?? '' ) &&
	/^Transition was (skipped|aborted)/.test( error.error().message );

/**
 * Watches all pages of a browser context, from now on.
 *
 * @param context The context.
 */
export function watch( context: BrowserContext ): Watch {
	const seen: string[] = [];
	const allowed: RegExp[] = [];
	const logStart = sizeOf( ownSite().log );

	context.on( 'console', ( message ) => {
		if (
			message.type() === 'error' &&
			! isFromCoreHost( message.location().url )
		) {
			seen.push(
				`Console: ${ message.text() } (${ message.location().url })`
			);
		}
	} );
	context.on( 'weberror', ( error ) => {
		if ( isTransitionOfAdmin( error ) ) {
			return;
		}
		seen.push(
			`Script: ${ error.error().stack || error.error().message }`
		);
	} );
	// A provider that a test answers for never leaves the machine; what was not answered for fails to resolve.
	context.on( 'requestfailed', ( request ) => {
		if ( isForeign( request.url() ) ) {
			seen.push( `Foreign host: ${ request.url() }` );
		}
	} );

	const watcher: Watch = {
		troubles: () =>
			[
				...seen,
				...linesSince( logStart ).map(
					( line ) => `Error log: ${ line }`
				),
			].filter(
				( trouble ) =>
					! allowed.some( ( message ) => message.test( trouble ) )
			),
		allow: ( message ) => {
			allowed.push( message );
		},
	};
	watches.set( context, watcher );
	return watcher;
}

/**
 * Tells the watch of a page which messages the test causes on purpose, such as the console's line about a refused
 * request. Matched against the whole line, which begins with `Console:`, `Script:`, `Foreign host:` or `Error log:`.
 *
 * @param page    The page.
 * @param message What its line looks like.
 */
export function expectTrouble( page: Page, message: RegExp ): void {
	watches.get( page.context() )?.allow( message );
}
