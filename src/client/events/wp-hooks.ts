/** WordPress's hooks in scripts: they let third parties extend this plugin's. */
import {
	addFilter,
	applyFilters,
	doAction as announce,
} from '@wordpress/hooks';

export { addFilter, applyFilters };

export const doAction: ( name: string, ...args: unknown[] ) => void = announce;
