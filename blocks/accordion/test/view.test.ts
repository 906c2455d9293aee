/* jsdom has neither names of details nor their pseudo-element, as older browsers. */
const HTML = `<div>${ [ 'a', 'b', 'c' ]
	.map(
		( id ) =>
			`<details class="wp-block-frontage-accordion-item" id="${ id }" name="frontage-accordion-1"><summary>T</summary></details>`
	)
	.join( '' ) }</div>
	<div><details class="wp-block-frontage-accordion-item" id="d" open></details>
	<details class="wp-block-frontage-accordion-item" id="e"></details></div>`;

const state = () =>
	[ ...document.querySelectorAll( 'details' ) ]
		.map( ( details ) => ( details.open ? details.id : '' ) )
		.join( '' );

async function openItem( id: string ) {
	const details = document.querySelector< HTMLDetailsElement >( `#${ id }` );
	if ( details ) {
		details.open = true;
		details.dispatchEvent( new Event( 'toggle' ) );
	}
	await new Promise( ( resolve ) => setTimeout( resolve ) );
}

beforeAll( async () => {
	document.body.innerHTML = HTML;
	Object.assign( window, { CSS: { supports: () => false } } );
	await import( '../view' );
} );

test( '[PB-05] accordion: in older browsers an item closes the others of its name', async () => {
	await openItem( 'a' );
	await openItem( 'e' );
	expect( state() ).toBe( 'ade' );
	await openItem( 'b' );
	expect( state() ).toBe( 'bde' );
	document.querySelector( '#e' )?.removeAttribute( 'open' );
} );

test( '[PB-05] accordion: older browsers print every item, and close them afterwards', async () => {
	window.dispatchEvent( new Event( 'beforeprint' ) );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( state() ).toBe( 'abcde' );
	window.dispatchEvent( new Event( 'afterprint' ) );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( state() ).toBe( 'bd' );
	await openItem( 'c' );
	await openItem( 'e' );
	expect( state() ).toBe( 'cde' );
} );

export {};
