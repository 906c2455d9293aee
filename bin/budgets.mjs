/**
 * `npm run budgets`: compressed bytes of groups of files (tests/budgets.json) and of each deferred script (src/client/deferred/scripts.json), and bytes of
 * the styles that WordPress inlines, as they are.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../tests/site/core/paths.mjs';

/* Core inlines no more than 20 kB on WordPress 6.8, and all blocks of a page share them. */
const FIRST_PAINT = 6144;

const firstPaints = () =>
	readdirSync( join( root, 'build' ) )
		.map( ( block ) =>
			[ 'style-index', 'narrow', 'wide' ]
				.map( ( name ) => `build/${ block }/${ name }.css` )
				.filter( ( file ) => existsSync( join( root, file ) ) )
		)
		.filter( ( files ) => files.length )
		.map( ( files ) => {
			const bytes = files.reduce(
				( sum, file ) =>
					sum + readFileSync( join( root, file ) ).length,
				0
			);
			return {
				ok: bytes <= FIRST_PAINT,
				text: `${ files.join( ', ' ) }: ${ bytes } of ${ FIRST_PAINT } bytes, not compressed`,
			};
		} );

/** A group for each script of scripts.json that has a budget, with its stylesheet. */
const deferredScripts = () =>
	Object.fromEntries(
		Object.entries(
			JSON.parse(
				readFileSync(
					join( root, 'src/client/deferred/scripts.json' ),
					'utf8'
				)
			)
		)
			.filter( ( [ , { budget } ] ) => budget )
			.map( ( [ name, { budget, isEarly } ] ) => {
				const file = `build/${ isEarly ? '' : 'deferred/' }${ name }`;
				return [
					`${ file }.js`,
					{
						files: [ `${ file }.js`, `${ file }.css` ].filter(
							( each ) =>
								// The page prints an early script's stylesheet.
								each.endsWith( '.js' ) ||
								( ! isEarly &&
									existsSync( join( root, each ) ) )
						),
						limit: budget,
					},
				];
			} )
	);

/**
 * Weighs each group. A file that is not there is a fault, and so is a view script that is in no group.
 */
function weigh() {
	const budgets = {
		...JSON.parse(
			readFileSync( join( root, 'tests/budgets.json' ), 'utf8' )
		),
		...deferredScripts(),
	};
	const lines = Object.entries( budgets ).map(
		( [ group, { files, limit } ] ) => {
			const missing = files.filter(
				( file ) => ! existsSync( join( root, file ) )
			);
			if ( missing.length ) {
				return {
					ok: false,
					text: `${ group }: ${ missing.join( ', ' ) } is not there`,
				};
			}
			const bytes = files.reduce(
				( sum, file ) =>
					sum +
					gzipSync( readFileSync( join( root, file ) ), { level: 9 } )
						.length,
				0
			);
			return {
				ok: bytes <= limit,
				text: `${ group }: ${ bytes } of ${ limit } bytes`,
			};
		}
	);
	const weighed = Object.values( budgets ).flatMap( ( { files } ) => files );
	for ( const folder of readdirSync( join( root, 'build' ) ) ) {
		const file = `build/${ folder }/view.js`;
		if ( existsSync( join( root, file ) ) && ! weighed.includes( file ) ) {
			lines.push( { ok: false, text: `${ file } has no budget` } );
		}
	}
	lines.push( ...firstPaints() );
	return lines;
}

const lines = weigh();
console.log(
	lines
		.map( ( { ok, text } ) => `${ ok ? ' ' : '!' } ${ text }` )
		.join( '\n' )
);
process.exitCode = lines.every( ( { ok } ) => ok ) ? 0 : 1;
