/** A page around the site in a frame, which sends messages and keeps those that it gets. */
import { expect, type Page } from './frontage';

export const CALL = 'starterTemplatePreviewDispatch';
export const STORED = 'starter-templates-iframe-preview-data';

export const READY = 'frontagePreviewReady';
const APPLIED = 'frontagePreviewApplied';

export const PREVIEW = '/?frontage_preview=1';

/** A picture. */
export const PIXEL =
	'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

declare global {
	interface Window {
		heard: { call: string; applied: object; refused: object }[];
	}
}

/** Messages of the page in the frame. */
export const heard = ( page: Page, call: string ) =>
	page.evaluate(
		( name ) => window.heard.filter( ( message ) => message.call === name ),
		call
	);

/** Waits until the page in the frame has been ready so often. */
export const readyTimes = ( page: Page, times: number ) =>
	expect.poll( () => heard( page, READY ) ).toHaveLength( times );

/** Shows a page of the site in a frame; the page around it has this address. */
export async function around(
	page: Page,
	{
		src = PREVIEW,
		address = '/license.txt',
		attributes = '',
		script = '',
	} = {}
) {
	const [ from = '', to = '' ] = ( process.env.MUTATE ?? '' ).split( '=>' );
	if ( from ) {
		await page.context().route( /frontage_preview/, async ( route ) => {
			const response = await route.fetch();
			const body = await response.text();
			if ( ! body.includes( from ) ) {
				throw new Error( 'NO MUTATION' );
			}
			await route.fulfill( {
				response,
				body: body.replace( from, () => to ),
			} );
		} );
	}
	await page.goto( address );
	await page.setContent( `<!doctype html><html lang="en"><title>Around</title>
		<style>body { margin: 0 } iframe { width: 100%; height: 98vh; border: 0 }</style><script>
		var heard = [];
		addEventListener( 'message', ( { data } ) => heard.push( data ) );
	</script><iframe title="Preview" src="${ src }" ${ attributes }></iframe>
	<script type="module">${ script }</script></html>` );
	return page.frameLocator( 'iframe' );
}

/** Shows a page of the site in a frame, and waits until it is ready. */
export async function preview(
	page: Page,
	options?: Parameters< typeof around >[ 1 ]
) {
	const frame = await around( page, options );
	await readyTimes( page, 1 );
	return frame;
}

/** Sends a message into the frame, of whatever kind. */
export const post = ( page: Page, message: unknown ) =>
	page.evaluate( ( sent ) => frames[ 0 ]?.postMessage( sent, '*' ), message );

/** Sends data into the frame, and waits for the acknowledgement. */
export async function send( page: Page, param: string, data?: unknown ) {
	const before = ( await heard( page, APPLIED ) ).length;
	await post( page, { call: CALL, value: { param, data } } );
	await expect
		.poll( async () => ( await heard( page, APPLIED ) ).length )
		.toBeGreaterThan( before );
	return ( await heard( page, APPLIED ) ).at( -1 );
}
