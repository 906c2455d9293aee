/** The page's settings with their types and defaults. Not part of the runtime, so that the defaults of all settings are not there before somebody needs one. */
import { pageSetting } from './settings';
import { DEFAULTS, type VisitorSettings } from './visitor';

/** The value of one setting; its default where the page carries none. */
export const setting = < Name extends keyof VisitorSettings >(
	name: Name
): VisitorSettings[ Name ] =>
	( pageSetting( name ) as VisitorSettings[ Name ] | undefined ) ??
	DEFAULTS[ name ];

/** The translated labels of a feature, which its PHP has added to the page under this name. */
export const labelsOf = < Label extends string >(
	name: string
): Record< Label, string > => ( {
	...( pageSetting( name ) as Record< Label, string > ),
} );
