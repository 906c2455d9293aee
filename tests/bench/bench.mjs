#!/usr/bin/env node
/**
 * Measures what the gallery, the header and a post's comments and pictures cost a visitor with a middling phone, and the server.
 *
 *   npm run bench                                   the page, against itself with our scripts blocked, and each use of its controls
 *   npm run bench -- page opening                   some parts: page, uses, opening, beside, header, account, colors, search, post, building, many, scale, kits
 *   npm run bench -- --pairs 5 --uses 3             fewer than the 21 pairs and 7 uses, for a quick look
 *   npm run bench -- --site playground              the demo studio on the embedded PHP; otherwise native PHP and MariaDB
 *   npm run bench -- --origin http://127.0.0.1:8888 another site that is already up, for page and uses
 *   npm run bench -- --path /films/                 another page
 *
 * It judges nothing but kits, which have bounds: the tables go to the screen and, with every single measurement, to .cache/bench.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../site/downloads/browser.mjs';
import { cache } from '../site/core/paths.mjs';
import { serve } from '../site/core/site.mjs';
import { measureAccount } from './measure/account.mjs';
import { measureBeside } from './measure/beside.mjs';
import { measureBuilding } from './measure/building.mjs';
import { measureColors } from './measure/colors.mjs';
import { measureHeader } from './measure/header.mjs';
import { kitRows, measureKits } from './bounds/kits.mjs';
import { measureLoad } from './load.mjs';
import { measureMany } from './measure/many.mjs';
import { measureOpening } from './measure/opening.mjs';
import { measurePost } from './measure/post.mjs';
import { measurePreview, previewRows } from './bounds/preview.mjs';
import { measureScale } from './measure/scale.mjs';
import { measureSearch } from './measure/search.mjs';
import { actions, measureUse } from './measure/use.mjs';
import { startProxy } from './proxy.mjs';
import {
	boundsTable,
	loadTable,
	manyTable,
	openingTable,
	timesTable,
	useTable,
} from './table.mjs';

const { values: options, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		origin: { type: 'string' },
		site: { type: 'string', default: 'mariadb' },
		path: { type: 'string', default: '/work/' },
		pairs: { type: 'string', default: '21' },
		uses: { type: 'string', default: '7' },
	},
} );
const wanted = positionals.length ? positionals : [ 'page', 'uses' ];
const pairs = Number( options.pairs );
const uses = Number( options.uses );
const say = ( line ) => process.stderr.write( `${ line }\n` );

/* Every second pair begins with the other page, so that neither always comes second. */
async function measurePairs( browser, url ) {
	await measureLoad( browser, url, false );
	const measured = [];
	for ( let at = 0; at < pairs; at++ ) {
		const oursFirst = at % 2 === 0;
		const first = await measureLoad( browser, url, ! oursFirst );
		const second = await measureLoad( browser, url, oursFirst );
		measured.push(
			oursFirst
				? { ours: first, theirs: second }
				: { ours: second, theirs: first }
		);
		say( `Pair ${ at + 1 } of ${ pairs }` );
	}
	return measured;
}

async function measureUses( browser, url ) {
	const measured = [];
	for ( const action of actions ) {
		for ( const isWarmed of [ false, true ] ) {
			const list = [];
			while ( list.length < uses ) {
				list.push( await measureUse( browser, url, action, isWarmed ) );
			}
			measured.push( { action, isWarmed, uses: list } );
			say(
				`${ action }${ isWarmed ? ', warmed up' : '' }: ${ uses } times`
			);
		}
	}
	return measured;
}

/** What is measured in a browser, and how it is told. */
const PARTS = {
	page: async ( browser, url ) => {
		const measured = await measurePairs( browser, url + options.path );
		return { measured, text: loadTable( measured ) };
	},
	uses: async ( browser, url ) => {
		const measured = await measureUses( browser, url + options.path );
		return { measured, text: useTable( measured ) };
	},
	opening: async ( browser, url ) => {
		const page = `${ url }/bench-everything/`;
		const measured = await measureOpening( browser, page, uses, say );
		return { measured, text: openingTable( measured ) };
	},
	beside: async ( browser, url ) => {
		const measured = await measureBeside( browser, url, pairs, say );
		return {
			measured,
			text: [
				loadTable( measured.gallery, 'core’s gallery' ),
				loadTable( measured.query, 'core’s Query Loop' ),
			].join( '\n\n' ),
		};
	},
	header: async ( browser, url ) => {
		const measured = await measureHeader( browser, url, pairs, say );
		return {
			measured,
			text: [
				loadTable( measured.load, 'core’s Navigation' ),
				timesTable( measured.times ),
			].join( '\n\n' ),
		};
	},
	account: async ( browser, url ) => {
		const measured = await measureAccount( browser, url, pairs );
		return { measured, text: timesTable( measured ) };
	},
	colors: async ( browser, url ) => {
		const measured = await measureColors( browser, url, pairs, say );
		return { measured, text: timesTable( measured ) };
	},
	search: async ( browser, url ) => {
		const measured = await measureSearch( browser, url, pairs, say );
		return { measured, text: timesTable( measured ) };
	},
	post: async ( browser, url ) => {
		const measured = await measurePost( browser, url, pairs, say );
		return {
			measured,
			text: [
				loadTable( measured.load, 'core’s post' ),
				timesTable( measured.times ),
			].join( '\n\n' ),
		};
	},
	building: async ( browser, url ) => {
		const measured = await measureBuilding( browser, url, pairs, say );
		return {
			measured,
			text: [
				loadTable( measured.load, 'core’s blocks' ),
				timesTable( measured.times ),
				`Longest frame of a drag over fifty pictures, ms: ${ measured.drags.join(
					', '
				) }`,
			].join( '\n\n' ),
		};
	},
	many: async ( browser, url ) => {
		const page = `${ url }/bench-everything/`;
		const measured = await measureMany( browser, page, say );
		return { measured, text: manyTable( measured ) };
	},
};

const folder = join( cache, 'bench' );
function keep( name, title, { measured, text } ) {
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		join( folder, `${ name }.json` ),
		JSON.stringify( { title, measured }, null, '\t' )
	);
	writeFileSync(
		join( folder, `${ name }.md` ),
		`${ title }\n\n${ text }\n`
	);
	console.log( `${ title }\n\n${ text }\n` );
}

const machine = `Node ${ process.version }, ${ cpus().length } cores`;

async function launch( args = [] ) {
	const { executablePath, env } = await ensureBrowser();
	return chromium.launch( {
		executablePath,
		env: { ...process.env, ...env },
		args: [ '--no-sandbox', ...args ],
	} );
}

/* Some parts need ten thousand items, which the others should not have. */
async function measureOn( names, isLarge ) {
	const site = options.origin
		? null
		: await serve( {
				site: options.site,
				workers: 3,
				name: isLarge ? 'bench-large' : undefined,
				say,
			} );
	const ends = [ () => site?.stop() ];
	try {
		if ( isLarge ) {
			await site?.run( '../bench/seed/fill.php', () => {} );
		}
		await site?.run( '../bench/seed/pages.php', () => {} );
		const proxy = await startProxy( options.origin ?? site.url );
		ends.unshift( proxy.close );
		const browser = await launch( [
			`--ignore-certificate-errors-spki-list=${ proxy.key }`,
		] );
		ends.unshift( () => browser.close() );
		for ( const name of names ) {
			const title = `${ name }: ${ options.origin ?? options.site }, Chromium ${ browser.version() }, ${ machine }`;
			keep( name, title, await PARTS[ name ]( browser, proxy.url ) );
		}
	} finally {
		for ( const end of ends ) {
			await end();
		}
	}
}

/* On sites of their own: a host with little, and the demo studio as it is. */
async function measureBounds() {
	const browser = await launch();
	const ends = [ () => browser.close() ];
	try {
		const site = await serve( { site: 'mariadb', workers: 3, say } );
		ends.unshift( () => site.stop() );
		const preview = await measurePreview( browser, site.url, say );
		const kits = await measureKits( browser, say );
		const { text, isOver } = boundsTable(
			'A kit of 200 pages, 500 pictures, 1,000 items',
			[ ...kitRows( kits ), ...previewRows( preview ) ]
		);
		const load = loadavg()[ 2 ].toFixed( 1 );
		keep( 'kits', `kits: ${ machine }, load ${ load }`, {
			measured: { preview, kits },
			text,
		} );
		process.exitCode = isOver ? 1 : 0;
	} finally {
		for ( const end of ends ) {
			await end();
		}
	}
}

const unknown = wanted.filter(
	( name ) => ! PARTS[ name ] && ! [ 'scale', 'kits' ].includes( name )
);
if ( unknown.length ) {
	throw new Error(
		`No such part: ${ unknown.join( ', ' ) }. There are ${ Object.keys( PARTS ).join( ', ' ) }, scale and kits.`
	);
}
const isLarge = ( name ) => name === 'many';
for ( const large of [ false, true ] ) {
	const names = wanted.filter(
		( name ) => PARTS[ name ] && isLarge( name ) === large
	);
	if ( names.length ) {
		await measureOn( names, large );
	}
}
if ( wanted.includes( 'scale' ) ) {
	const { pages, text } = await measureScale( { count: pairs, say } );
	keep( 'scale', `scale: ${ machine }`, { measured: pages, text } );
}
if ( wanted.includes( 'kits' ) ) {
	await measureBounds();
}
