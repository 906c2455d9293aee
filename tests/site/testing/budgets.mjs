/**
 * Holds what a visitor downloads to the budgets in package.json: bytes after gzip, by group of files.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../core/paths.mjs';

/**
 * Weighs each group. A file that is not there is a fault, and so is a view script that is in no group.
 */
export function weighBudgets() {
	const { budgets } = JSON.parse(
		readFileSync( join( root, 'package.json' ), 'utf8' )
	);
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
	return {
		ok: lines.every( ( { ok } ) => ok ),
		output: lines
			.map( ( { ok, text } ) => `${ ok ? ' ' : '!' } ${ text }\n` )
			.join( '' ),
	};
}
