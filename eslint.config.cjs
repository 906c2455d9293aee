const base = require( '@wordpress/scripts/config/eslint.config.cjs' );

module.exports = [
	{ ignores: [ 'build/**', 'vendor/**', '.cache/**' ] },
	...base,
	{
		// A comment is for what names and types cannot say.
		rules: { 'jsdoc/require-param': 'off' },
	},
	{
		files: [ 'tests/**', '*.js', '*.cjs' ],
		rules: {
			'no-console': 'off',
			// Playwright's fixtures take a callback named `use`, and php-wasm has functions named so: there is no React in here.
			'react-hooks/rules-of-hooks': 'off',
			'jsdoc/check-tag-names': [
				'error',
				{ definedTags: [ 'jest-environment' ] },
			],
		},
	},
];
