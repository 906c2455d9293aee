module.exports = {
	preset: '@wordpress/jest-preset-default',
	testMatch: [
		'<rootDir>/{blocks,src}/**/test/**/*.test.[jt]s?(x)',
		'<rootDir>/tests/*.test.ts',
	],
	modulePathIgnorePatterns: [
		'<rootDir>/.cache',
		'<rootDir>/build',
		'<rootDir>/vendor',
	],
	// Its smaller builds are modules only.
	moduleNameMapper: {
		'^@zip\\.js/zip\\.js/.+$': require.resolve( '@zip.js/zip.js' ),
	},
	transform: {
		'\\.m?[jt]sx?$': '@wordpress/scripts/config/babel-transform',
	},
	transformIgnorePatterns: [
		'/node_modules/(?!(uuid|@wordpress/theme|colorjs.io|memize|marked|parsel-js|is-plain-obj)/)',
	],
};
