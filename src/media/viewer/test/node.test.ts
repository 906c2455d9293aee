import { nodeContent } from '../content/node';
import type { Entry } from '../entry';
import { entry, SETTINGS } from './entry';

const settled = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const node = (
	content: () => Promise< Node | undefined >,
	kind: Entry[ 'kind' ] = 'inline'
) =>
	nodeContent( {
		entry: entry( { kind, content } ),
		settings: SETTINGS,
		onWidth() {},
	} );

test( '[LB-01] node: an element is shown, and restored when closed', async () => {
	document.body.innerHTML = '<p>before</p><form></form><p>after</p>';
	const html = document.body.innerHTML;
	const form = document.querySelector( 'form' );
	const { element, show, hide } = node( async () => form ?? undefined );
	for ( let times = 0; times < 2; times += 1 ) {
		show( true );
		await settled();
		expect( element.firstChild ).toBe( form );
		hide();
		expect( document.body.innerHTML ).toBe( html );
	}
} );

test( '[LB-01] node: fetched markup is shown as a harmless copy', async () => {
	const { body } = new DOMParser().parseFromString(
		'<p onclick="a()">Hours<script>a()</script></p>',
		'text/html'
	);
	const { element, show } = node( async () => body, 'html' );
	show( true );
	await settled();
	expect( element.innerHTML ).toBe( '<p>Hours</p>' );
} );

test( '[LB-02] node: a missing or failed one is reported', async () => {
	const missing = node( async () => undefined );
	missing.show( true );
	await settled();
	expect( missing.element.textContent ).toContain( 'notFound' );

	const reported = jest.fn();
	Object.assign( window, { reportError: reported } );
	const failing = node( () => Promise.reject( new Error( 'offline' ) ) );
	failing.show( true );
	await settled();
	expect( failing.element.textContent ).toContain( 'contentFailed' );
	expect( reported ).toHaveBeenCalledTimes( 1 );
} );
