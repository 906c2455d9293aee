import { jsonIn } from '../dom/json';

/** A script or stylesheet, as the server printed it at the page's end. */
export interface Script {
	src?: string;
	/** Path of a global that exists once the script has run, such as `wp.element`. */
	global?: string;
	/** Inline code of the page for this script. */
	before?: string;
	after?: string;
	/** Locale data by text domain. */
	translations?: Record< string, Record< string, unknown > >;
}

export interface PageData {
	/** Handles in execution order, `<handle>-css` for a stylesheet, keyed by name in scripts.json or `<block>-island`. */
	deferred: Record< string, string[] >;
	scripts: Record< string, Script >;
	rest: { root: string; nonce?: string };
}

/**
 * Without it nothing is loaded, and the links still work. Merged from all page data elements: a script that appends further pages to this one adds
 * theirs. The first wins.
 */
export function pageData(): PageData {
	const parts = [ ...document.querySelectorAll( 'script#frontage-islands' ) ]
		.map( ( script ) => jsonIn< PageData >( script ) )
		.reverse();
	return Object.assign( { rest: { root: '' } }, ...parts, {
		deferred: Object.assign(
			{},
			...parts.map( ( part ) => part.deferred )
		),
		scripts: Object.assign( {}, ...parts.map( ( part ) => part.scripts ) ),
	} );
}
