/** Keys, clicks and roles of tabs; layout and direction by inline styles. */
import { attach } from '../deferred/tabs';

beforeAll( () => {
	Object.assign( window, {
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
	} );
} );

/** Tabs whose second panel is shown at first. */
function make( listStyle = 'display:flex', isManual = false ) {
	document.body.innerHTML = `<div id="root"><div style="${ listStyle }">${ [
		0, 1, 2,
	]
		.map(
			( at ) =>
				`<a id="tab${ at }" href="#p${ at }"${ at === 1 ? ' aria-current="true"' : '' }>T</a>`
		)
		.join( '' ) }</div><div>${ [ 0, 1, 2 ]
		.map(
			( at ) =>
				`<section><h3><a id="toggle${ at }" href="#p${ at }">T</a></h3><div id="p${ at }"${ at === 1 ? '' : ' hidden="until-found"' }></div></section>`
		)
		.join( '' ) }</div></div>`;
	const get = ( id: string ) =>
		document.getElementById( id ) ?? document.body;
	const focused = () => get( 'root' ).ownerDocument.activeElement;
	const press = ( key: string, options = {} ) =>
		focused()?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				cancelable: true,
				...options,
			} )
		);
	return {
		get,
		focused,
		press,
		start: () => attach( get( 'root' ), { isManual } ),
		shown: () => [ 0, 1, 2 ].filter( ( at ) => ! get( `p${ at }` ).hidden ),
	};
}

it( '[PB-05] tabs: arrows go round, Home and End to the ends, Alt is left alone', () => {
	const { focused, get, press, start, shown } = make();
	start();
	expect( shown() ).toEqual( [ 1 ] );
	get( 'tab1' ).focus();
	for ( const [ key, at ] of [
		[ 'ArrowRight', 2 ],
		[ 'ArrowRight', 0 ],
		[ 'ArrowLeft', 2 ],
		[ 'Home', 0 ],
		[ 'End', 2 ],
	] as const ) {
		press( key );
		expect( focused()?.id ).toBe( `tab${ at }` );
		expect( shown() ).toEqual( [ at ] );
	}
	expect( press( 'ArrowUp' ) ).toBe( true );
	expect( press( 'ArrowLeft', { altKey: true } ) ).toBe( true );
	expect( shown() ).toEqual( [ 2 ] );
	expect( get( 'p2' ).getAttribute( 'role' ) ).toBe( 'tabpanel' );
	expect( get( 'tab0' ).tabIndex ).toBe( -1 );
	expect( document.querySelector( '[aria-current]' ) ).toBeNull();
} );

it( '[PB-05] tabs: right to left the arrows turn, vertical ones take up and down', () => {
	const rtl = make( 'display:flex;direction:rtl' );
	rtl.start();
	rtl.get( 'tab1' ).focus();
	rtl.press( 'ArrowLeft' );
	expect( rtl.shown() ).toEqual( [ 2 ] );
	const vertical = make( 'display:grid;direction:rtl' );
	vertical.start();
	vertical.get( 'tab1' ).focus();
	vertical.press( 'ArrowLeft' );
	vertical.press( 'ArrowDown' );
	expect( vertical.shown() ).toEqual( [ 2 ] );
} );

it( '[PB-05] tabs: manual ones select by Space', () => {
	const { focused, get, press, start, shown } = make( 'display:flex', true );
	start();
	get( 'tab1' ).focus();
	press( 'ArrowRight' );
	expect( focused()?.id ).toBe( 'tab2' );
	expect( shown() ).toEqual( [ 1 ] );
	press( ' ' );
	expect( shown() ).toEqual( [ 2 ] );
} );

it( '[PB-05] tabs: an accordion opens one, and closes', () => {
	const { get, press, start, shown } = make( 'display:none' );
	start();
	get( 'toggle0' ).click();
	expect( shown() ).toEqual( [ 0 ] );
	expect( get( 'toggle0' ).getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	expect( get( 'p0' ).getAttribute( 'role' ) ).toBe( 'group' );
	press( ' ' );
	expect( shown() ).toEqual( [] );
	press( 'End' );
	expect( shown() ).toEqual( [] );
} );

it( '[PB-05] tabs: find-in-page selects, also before the script has come', () => {
	const { get, start, shown } = make();
	get( 'p0' ).removeAttribute( 'hidden' );
	start();
	expect( shown() ).toEqual( [ 0 ] );
	get( 'p2' ).dispatchEvent( new Event( 'beforematch' ) );
	expect( shown() ).toEqual( [ 2 ] );
	expect( get( 'tab2' ).getAttribute( 'aria-selected' ) ).toBe( 'true' );
	expect( get( 'p0' ).getAttribute( 'hidden' ) ).toBe( 'until-found' );
} );

it( '[PB-05][PB-06] tabs: keys pass what is hidden on this device, another one is shown', () => {
	const { focused, get, press, start, shown } = make();
	for ( const id of [ 'tab1', 'p1' ] ) {
		const element = get( id );
		( element.closest( 'section' ) ?? element ).style.display = 'none';
	}
	start();
	expect( shown() ).toEqual( [ 0 ] );
	get( 'tab0' ).focus();
	press( 'ArrowRight' );
	expect( focused()?.id ).toBe( 'tab2' );
	expect( shown() ).toEqual( [ 2 ] );
	press( 'ArrowRight' );
	expect( shown() ).toEqual( [ 0 ] );
} );
