/** Typed access to the page's settings. Not part of the runtime, to keep the defaults of all settings out of pages that need none. */
import { pageSetting } from './settings';
import { DEFAULTS, type VisitorSettings } from './visitor';

/** Value of one setting; its default if the page has none. */
export const setting = < Name extends keyof VisitorSettings >(
	name: Name
): VisitorSettings[ Name ] =>
	( pageSetting( name ) as VisitorSettings[ Name ] | undefined ) ??
	DEFAULTS[ name ];

/** Translated labels of a feature, which its PHP has added to the page under this name. */
export const labelsOf = < Label extends string >(
	name: string
): Record< Label, string > => ( {
	...( pageSetting( name ) as Record< Label, string > ),
} );
