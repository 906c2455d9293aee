/** A run as the site tells of it: being staged, with nothing missing. */
import type { Run } from '../rest';

export const run = ( changes: Partial< Run > = {} ): Run => ( {
	id: 'a',
	state: 'staging',
	title: 'Kit',
	created: '',
	hash: '',
	done: 0,
	total: 9,
	missing: { objects: [], files: [] },
	report: null,
	canUndo: false,
	isUnseen: true,
	isTakenBack: false,
	error: null,
	...changes,
} );
