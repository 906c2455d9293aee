/** What a live preview costs: bytes of each page, and how soon the last of sixty messages a second is shown at 4 × CPU. */
import { gzipSync } from 'node:zlib';
import { openPhone } from '../phone.mjs';

const CALL = 'starterTemplatePreviewDispatch';
const MESSAGES = 180;
const TIMES = 5;
const THEMES = [ '', 'classic-theme' ];

/* Pages, an item, a post, an archive, a search, and what is not there. */
async function pathsOf( origin ) {
	const lists = await Promise.all(
		[ 'pages', 'posts', 'astra-portfolio' ].map( async ( route ) => {
			const answer = await fetch(
				`${ origin }/wp-json/wp/v2/${ route }?per_page=20&_fields=link`
			);
			return ( await answer.json() ).map(
				( { link } ) => new URL( link ).pathname
			);
		} )
	);
	return [ '/', '/?s=house', '/nothing-here/', ...lists.flat() ];
}

async function weightsOf( origin ) {
	const weights = {};
	for ( const theme of THEMES ) {
		for ( const path of await pathsOf( origin ) ) {
			const bytes = async ( name ) => {
				const address = `${ path }${ path.includes( '?' ) ? '&' : '?' }${ name }`;
				const answer = await fetch( origin + address, {
					headers: { 'x-frontage-fixture': theme },
				} );
				return gzipSync( await answer.text(), { level: 9 } ).length;
			};
			weights[ `${ theme }${ path }` ] =
				( await bytes( 'frontage_preview' ) ) -
				( await bytes( 'frontage_unknown' ) );
		}
	}
	return weights;
}

/* Runs in the page around the preview: ms from the last message to the frame after its acknowledgement. */
const sendMany = ( [ call, most ] ) =>
	new Promise( ( resolve ) => {
		let sent = 0;
		let last = 0;
		window.addEventListener( 'message', ( { data } ) => {
			if ( data.id === most ) {
				window.requestAnimationFrame( () =>
					setTimeout( () => resolve( performance.now() - last ) )
				);
			}
		} );
		const timer = setInterval( () => {
			sent++;
			last = performance.now();
			const data = {
				'font-size-body': { desktop: 10 + ( sent % 20 ) },
				'body-line-height': 1 + ( sent % 3 ),
			};
			const value = { param: 'siteTypography', data, id: sent };
			window.frames[ 0 ].postMessage( { call, value }, '*' );
			if ( sent === most ) {
				clearInterval( timer );
			}
		}, 1000 / 60 );
	} );

async function measureShown( browser, origin ) {
	const phone = await openPhone( browser, { isSlow: false } );
	try {
		const { page } = phone;
		await page.goto( `${ origin }/license.txt` );
		await page.setContent(
			'<!doctype html><script>addEventListener( "message", ( { data } ) => window.isReady ||= data.call === "frontagePreviewReady" )</script><iframe src="/?frontage_preview=1" style="width:100%;height:90vh"></iframe>'
		);
		await page.waitForFunction( () => window.isReady );
		await phone.isQuiet();
		await phone.slowDown();
		return await page.evaluate( sendMany, [ CALL, MESSAGES ] );
	} finally {
		await phone.close();
	}
}

/**
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             origin  The demo studio.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<{weights: Record<string, number>, shown: number[]}>} Bytes that each page pays, compressed; ms each time.
 */
export async function measurePreview( browser, origin, say ) {
	const weights = await weightsOf( origin );
	say( `Weighed ${ Object.keys( weights ).length } pages` );
	const shown = [];
	while ( shown.length < TIMES ) {
		shown.push( await measureShown( browser, origin ) );
	}
	return { weights, shown };
}

/**
 * @param {Awaited<ReturnType<typeof measurePreview>>} measured What was measured.
 * @return {Array<[label: string, value: number, bound?: number]>} Rows of a table with bounds.
 */
export function previewRows( { weights, shown } ) {
	const [ heaviest ] = Object.entries( weights ).sort(
		( [ , one ], [ , other ] ) => other - one
	);
	return [
		[
			`Preview: the heaviest of ${ Object.keys( weights ).length } pages (${ heaviest[ 0 ] }), bytes more`,
			heaviest[ 1 ],
			1536,
		],
		[
			`Preview: the last of ${ MESSAGES } messages is shown, ms, the slowest of ${ TIMES } times`,
			Math.max( ...shown ),
			100,
		],
	];
}
