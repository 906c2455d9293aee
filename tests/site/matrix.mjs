/**
 * `npm run matrix`: the oldest and the newest WordPress on every PHP that the plugin promises to run on, offline.
 *
 *   npm run matrix                    all cells
 *   npm run matrix -- 6.6 7.4         the cells of that WordPress and that PHP
 *   npm run matrix -- --corners       the four that `npm test` runs
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './checkout/install.mjs';

await ensureInstalled( console.log );
const { CELLS, CORNERS, runCells } = await import( './testing/matrix.mjs' );

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: { corners: { type: 'boolean', default: false } },
} );
const cells = ( values.corners ? CORNERS : CELLS ).filter( ( cell ) =>
	positionals.every( ( word ) => Object.values( cell ).includes( word ) )
);
const { passed, failed, output } = await runCells( cells, console.log );
console.log( `${ output }${ passed } passed, ${ failed } failed` );
process.exit( failed || ! passed ? 1 : 0 );
