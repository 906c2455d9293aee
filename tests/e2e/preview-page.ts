/** A page around the site in a frame, which sends messages and keeps those that it gets. */
import { expect, type Page } from './frontage';

export const CALL = 'starterTemplatePreviewDispatch';
export const STORED = 'starter-templates-iframe-preview-data';

/** Messages of the page in the frame. */
export const heard = ( page: Page, call: string ) =>
	page.evaluate(
		( name ) =>
			( window as unknown as { heard: { call: string }[] } ).heard.filter(
				( message ) => message.call === name
			),
		call
	);

/** Shows a page of the site in a frame, and waits until it is ready. */
export async function preview(
	page: Page,
	{ path = '/?frontage_preview=1', origin = '', isHeard = true } = {}
) {
	const around = `${ origin }/around.html`;
	await page.route( `**/around.html`, ( route ) =>
		route.fulfill( {
			contentType: 'text/html',
			body: `<!doctype html><html lang="en"><title>Around</title><script>
				var heard = [];
				addEventListener( 'message', ( { data } ) => heard.push( data ) );
			</script><iframe title="Preview" src="${ path }" style="width:1000px;height:700px"></iframe></html>`,
		} )
	);
	await page.goto( around );
	if ( isHeard ) {
		await expect
			.poll( () => heard( page, 'frontagePreviewReady' ) )
			.toHaveLength( 1 );
	}
	return page.frameLocator( 'iframe' );
}

/** Sends a message into the frame. */
export const send = ( page: Page, param: string, data?: unknown ) =>
	page.evaluate( ( message ) => frames[ 0 ]?.postMessage( message, '*' ), {
		call: CALL,
		value: { param, data },
	} );

/** Sends a message, and waits for its acknowledgement. */
export async function sendAndHear(
	page: Page,
	param: string,
	data?: unknown
): Promise< unknown > {
	const all = () => heard( page, 'frontagePreviewApplied' );
	const before = ( await all() ).length;
	await send( page, param, data );
	await expect
		.poll( async () => ( await all() ).length )
		.toBeGreaterThan( before );
	return ( await all() ).at( -1 );
}
