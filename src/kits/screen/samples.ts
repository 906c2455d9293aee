/** What runs and plans are like, as the site tells them. */
export const RUN = {
	id: '',
	state: '',
	title: '',
	created: '',
	hash: '',
	done: 0,
	total: 0,
	missing: { objects: [ '' ], files: [ { name: '', offset: 0 } ] },
	'report?': {
		made: 0,
		changed: 0,
		kept: 0,
		removed: [ { name: '', title: '', what: '' } ],
		unresolved: [ { name: '', title: '', what: '' } ],
		left: [ '' ],
		forgotten: [ '' ],
	},
	canUndo: true,
	isUnseen: false,
	isTakenBack: false,
	'error?': { code: '', message: '' },
};

export const PLAN = {
	hash: '',
	print: '',
	plan: [
		{
			name: '',
			kind: '',
			title: '',
			action: '',
			'conflict?': '',
			choices: [ '' ],
			'chosen?': '',
		},
	],
	missing: {
		objects: [ '' ],
		blocks: [ '' ],
		fonts: [ '' ],
		presets: [ '' ],
	},
	warnings: [ '' ],
};
