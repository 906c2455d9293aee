/** Actions of links, by name. */

/** Settings of an action: those of its names that the link has. */
export type Settings = Record< string, string | number | boolean >;

export interface Action {
	/** Names of the settings that it takes. */
	names: readonly string[];
	/** Returns false, or throws, if it can do nothing: the link is followed then. */
	run: ( settings: Settings, link: HTMLAnchorElement ) => unknown;
}

export const actions = new Map< string, Action >();

/**
 * Registers an action, in place of any of this name. Other code calls `window.frontage.linkActions.register()`.
 * @since 0.1.0
 */
export const register = (
	name: string,
	names: Action[ 'names' ],
	run: Action[ 'run' ]
): void => void actions.set( name, { names, run } );
