const { configs: compat } = require( 'eslint-plugin-compat' );
const base = require( '@wordpress/scripts/config/eslint.config.cjs' );

module.exports = [
	{ ignores: [ 'build/**', 'vendor/**', '.cache/**' ] },
	...base,
	{
		// The floor of browsers is package.json's browserslist.
		...compat[ 'flat/recommended' ],
		files: [ '{blocks,src}/**' ],
		// Safari lacks these: they are used only where they exist.
		settings: {
			polyfills: [ 'navigator.connection', 'requestIdleCallback' ],
		},
	},
	{
		rules: {
			// bin/hooks.mjs makes the reference of them.
			'jsdoc/check-tag-names': [
				'error',
				{
					definedTags: [
						'action',
						'attribute',
						'cssproperty',
						'jest-environment',
					],
				},
			],
			// A comment is for what names and types cannot say.
			'jsdoc/require-param': 'off',
			'max-lines': [ 'error', 300 ],
			'import/no-unresolved': [ 'error', { commonjs: true } ],
			'import/no-restricted-paths': [
				'error',
				{
					basePath: __dirname,
					zones: [
						{ target: '{blocks,src}/**/!(test)/*', from: 'tests' },
					],
				},
			],
			'no-restricted-syntax': [
				'error',
				{
					selector:
						'Program[body.length>0]:not(:has(> :not(ExportAllDeclaration, ExportNamedDeclaration[source])))',
					message:
						'A file does more than pass on what others export.',
				},
				{
					selector: '[definite=true]',
					message:
						'Nothing is declared to be there against the compiler’s doubt.',
				},
				{
					selector:
						'Literal[value=/^(on)?unload$/], [name="onunload"]',
					message:
						'An unload listener keeps a page out of the back-forward cache.',
				},
			],
		},
	},
	{
		files: [ '{bin,blocks,src}/**' ],
		ignores: [ '**/test/**' ],
		rules: {
			'max-lines-per-function': [
				'error',
				{ max: 60, skipBlankLines: true, skipComments: true },
			],
		},
	},
	{
		files: [ '**/*.ts', '**/*.tsx' ],
		rules: {
			// The compiler looks for what is imported.
			'import/no-unresolved': 'off',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-expect-error': true, 'ts-check': false },
			],
			// Types come by import declarations, which import/no-restricted-paths reads.
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{ fixStyle: 'inline-type-imports' },
			],
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
		},
	},
	{
		// Tags take lines of their own.
		files: [ 'tests/e2e/*.spec.ts' ],
		rules: { 'max-lines': [ 'error', 320 ] },
	},
	{
		files: [ 'bin/**', 'tests/**', '*.js', '*.cjs' ],
		rules: {
			'no-console': 'off',
			// Playwright's fixtures take a callback named `use`, and php-wasm has functions named so: there is no React in here.
			'react-hooks/rules-of-hooks': 'off',
		},
	},
];
