import { jsonIn } from '../dom/json';

/** What the server printed at the page's end for the islands on it. */
export interface Script {
	src?: string;
	/** Path of a global that exists once the script has run, such as `wp.element`. */
	global?: string;
	/** Inline code of the page for this script, in the order data, before, the script, after. */
	data?: string;
	before?: string;
	after?: string;
	/** Locale data by text domain. */
	translations?: Record< string, Record< string, unknown > >;
}

export interface PageData {
	/** Handles in the order in which they run, by block. */
	islands: Record< string, string[] >;
	scripts: Record< string, Script >;
	rest: { root: string; nonce?: string };
	/** Where the build lies, with a slash at the end. */
	publicPath: string;
}

/** Without it nothing wakes, and the links still work. Merged from all on the page: a script that loads further pages into this one adds theirs. The first wins. */
export function pageData(): PageData {
	const parts = [ ...document.querySelectorAll( 'script#frontage-islands' ) ]
		.map( ( script ) => jsonIn< PageData >( script ) )
		.reverse();
	return Object.assign( { rest: { root: '' }, publicPath: '' }, ...parts, {
		islands: Object.assign( {}, ...parts.map( ( part ) => part.islands ) ),
		scripts: Object.assign( {}, ...parts.map( ( part ) => part.scripts ) ),
	} );
}
