import { disclosure, type Disclosure } from '../disclosure';
import { isOnTheWay, openOnHover } from '../hover';

const all: Disclosure[] = [];

function make( name: string, options = {}, parent: Element = document.body ) {
	const button = document.createElement( 'button' );
	const panel = document.createElement( 'div' );
	button.textContent = name;
	panel.innerHTML = '<a href="#here">Inside</a>';
	parent.append( button, panel );
	const one = disclosure( button, panel, {
		isTransient: () => true,
		...options,
	} );
	all.push( one );
	return one;
}

const escape = () =>
	document.body.dispatchEvent(
		new KeyboardEvent( 'keydown', {
			key: 'Escape',
			bubbles: true,
			cancelable: true,
		} )
	);

/* jsdom does not support :modal. */
beforeEach( () => {
	jest.spyOn( document, 'querySelectorAll' ).mockReturnValue(
		document.createElement( 'i' ).querySelectorAll( 'i' )
	);
} );

afterEach( () => {
	all.splice( 0 ).forEach( ( one ) => one.detach() );
	document.body.replaceChildren();
	jest.restoreAllMocks();
} );

test( '[MN-04] disclosure: a click toggles, and aria-expanded follows', () => {
	const { button, panel } = make( 'Work' );
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	button.click();
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	expect( panel.getAttribute( 'data-state' ) ).toBe( 'open' );
	button.click();
	expect( panel.getAttribute( 'data-state' ) ).toBe( 'closed' );
} );

test( '[MN-04] disclosure: one of a group is open at a time', () => {
	const group = {};
	const one = make( 'One', { group } );
	const other = make( 'Other', { group } );
	one.open();
	other.open();
	expect( one.isOpen ).toBe( false );
	expect( other.isOpen ).toBe( true );
} );

test( '[MN-04] disclosure: Escape closes the last one and returns the focus', () => {
	const outer = make( 'Outer' );
	const inner = make( 'Inner', {}, outer.panel );
	outer.open();
	inner.open();
	inner.panel.querySelectorAll( 'a' ).forEach( ( link ) => link.focus() );
	escape();
	expect( inner.isOpen ).toBe( false );
	expect( outer.isOpen ).toBe( true );
	expect( inner.button.ownerDocument.activeElement ).toBe( inner.button );
	escape();
	expect( outer.isOpen ).toBe( false );
} );

test( '[MN-05] disclosure: Escape closes a hovered one with focus elsewhere', () => {
	const one = make( 'One' );
	one.open();
	escape();
	expect( one.isOpen ).toBe( false );
} );

test( '[OV-02] disclosure: closed while being placed, it is no longer placed', () => {
	const observed = new Set< unknown >();
	Object.assign( window, {
		ResizeObserver: class {
			observe = () => observed.add( this );
			disconnect = () => observed.delete( this );
		},
	} );
	const place = jest.fn( () => one.close() );
	const one = make( 'One', { place } );
	one.open();
	dispatchEvent( new Event( 'resize' ) );
	expect( place ).toHaveBeenCalledTimes( 1 );
	expect( observed.size ).toBe( 0 );
} );

test( '[OV-02] disclosure: in the upper dialog Escape closes only what is there', () => {
	const dialogs = [ 'Below', 'Above' ].map( ( name ) => {
		const dialog = document.createElement( 'dialog' );
		document.body.append( dialog );
		return make( name, {}, dialog );
	} );
	jest.spyOn( document, 'querySelectorAll' ).mockReturnValue(
		document.body.querySelectorAll( 'dialog' )
	);
	const [ below, above ] = dialogs;
	above?.open();
	expect( escape() ).toBe( false );
	expect( above?.isOpen ).toBe( false );
	below?.open();
	expect( escape() ).toBe( true );
	expect( below?.isOpen ).toBe( true );
} );

test( 'disclosure: closing one closes those inside it', () => {
	const outer = make( 'Outer' );
	const inner = make( 'Inner', {}, outer.panel );
	outer.open();
	inner.open();
	outer.close();
	expect( inner.isOpen ).toBe( false );
} );

test( 'disclosure: a press outside closes a menu, not an accordion', () => {
	const menu = make( 'Menu' );
	const section = make( 'Section', { isTransient: () => false } );
	menu.open();
	section.open();
	document.body.dispatchEvent(
		new MouseEvent( 'pointerdown', { bubbles: true } )
	);
	expect( menu.isOpen ).toBe( false );
	expect( section.isOpen ).toBe( true );
} );

test( '[MN-07] disclosure: the mouse may cross menu items to the panel', () => {
	const panel = { left: 100, right: 400, top: 50, bottom: 300 };
	expect( isOnTheWay( { x: 120, y: 40 }, { x: 150, y: 45 }, panel ) ).toBe(
		true
	);
	expect( isOnTheWay( { x: 120, y: 40 }, { x: 90, y: 40 }, panel ) ).toBe(
		false
	);
	// A panel beside its button, also in right-to-left.
	expect( isOnTheWay( { x: 90, y: 100 }, { x: 95, y: 120 }, panel ) ).toBe(
		true
	);
	expect( isOnTheWay( { x: 410, y: 100 }, { x: 405, y: 90 }, panel ) ).toBe(
		true
	);
	expect( isOnTheWay( { x: 90, y: 100 }, { x: 60, y: 100 }, panel ) ).toBe(
		false
	);
} );

test( '[MN-07] disclosure: crossed items stay closed, a rested one opens', () => {
	jest.useFakeTimers();
	const group = {};
	const [ one, other ] = [ 'One', 'Other' ].map( ( name ) => {
		const area = document.createElement( 'div' );
		document.body.append( area );
		const made = make( name, { group }, area );
		return { area, made, detach: openOnHover( area, made ) };
	} );
	if ( ! one || ! other ) {
		throw new Error( 'Two were made.' );
	}
	const move = ( target: EventTarget, type: string, x: number, y: number ) =>
		target.dispatchEvent(
			Object.assign( new MouseEvent( type, { clientX: x, clientY: y } ), {
				pointerType: 'mouse',
			} )
		);
	one.made.panel.getBoundingClientRect = () => new DOMRect( 0, 40, 400, 200 );
	move( one.area, 'pointerenter', 20, 20 );
	jest.advanceTimersByTime( 100 );
	move( one.area, 'pointerleave', 20, 30 );
	move( other.area, 'pointerenter', 40, 32 );
	for ( let step = 1; step < 5; step++ ) {
		jest.advanceTimersByTime( 100 );
		move( document, 'pointermove', 40 + step, 32 + step );
	}
	expect( one.made.isOpen ).toBe( true );
	expect( other.made.isOpen ).toBe( false );
	jest.advanceTimersByTime( 600 );
	expect( other.made.isOpen ).toBe( true );
	expect( one.made.isOpen ).toBe( false );
	one.detach();
	other.detach();
	jest.useRealTimers();
} );

test( '[MN-05] disclosure: a finger passing over opens nothing', () => {
	jest.useFakeTimers();
	const area = document.createElement( 'div' );
	document.body.append( area );
	const one = make( 'One', {}, area );
	const detach = openOnHover( area, one );
	const enter = ( pointerType: string ) =>
		area.dispatchEvent(
			Object.assign( new MouseEvent( 'pointerenter' ), { pointerType } )
		);
	enter( 'touch' );
	jest.runAllTimers();
	expect( one.isOpen ).toBe( false );
	enter( 'mouse' );
	jest.runAllTimers();
	expect( one.isOpen ).toBe( true );
	detach();
	jest.useRealTimers();
} );

/** A menu item that opens on hover, and the mouse events on it. */
function hovered( group = {} ) {
	const area = document.createElement( 'div' );
	document.body.append( area );
	const one = make( 'Work', { group }, area );
	openOnHover( area, one );
	const mouse = ( type: string ) => {
		area.dispatchEvent(
			Object.assign( new MouseEvent( type ), { pointerType: 'mouse' } )
		);
		jest.runAllTimers();
	};
	return { ...one, one, mouse };
}

test( '[MN-05] hover: a mouse that passes leaves a focused sibling open', () => {
	jest.useFakeTimers();
	const group = {};
	const { one, panel } = hovered( group );
	const { one: other, mouse } = hovered( group );
	one.open();
	panel.querySelector( 'a' )?.focus();
	mouse( 'pointerenter' );
	expect( one.isOpen ).toBe( true );
	panel.querySelector( 'a' )?.blur();
	mouse( 'pointerleave' );
	mouse( 'pointerenter' );
	expect( other.isOpen ).toBe( true );
	expect( one.isOpen ).toBe( false );
	jest.useRealTimers();
} );

test( '[MN-05] hover: one opened by key under an idle mouse stays open', () => {
	jest.useFakeTimers();
	const group = {};
	const { one, panel } = hovered( group );
	const { one: other, mouse } = hovered( group );
	one.open();
	panel.querySelector( 'a' )?.focus();
	mouse( 'pointerenter' );
	other.button.focus();
	other.open();
	mouse( 'pointerleave' );
	expect( other.isOpen ).toBe( true );
	jest.useRealTimers();
} );

test( '[MN-04] hover: a clicked one stays open when the mouse leaves', () => {
	jest.useFakeTimers();
	const { one, button, mouse } = hovered();
	const click = () =>
		button.dispatchEvent(
			new MouseEvent( 'click', { detail: 1, cancelable: true } )
		);
	mouse( 'pointerenter' );
	mouse( 'pointerleave' );
	expect( one.isOpen ).toBe( false );
	click();
	mouse( 'pointerenter' );
	mouse( 'pointerleave' );
	expect( one.isOpen ).toBe( true );
	click();
	expect( one.isOpen ).toBe( false );
	mouse( 'pointerenter' );
	click();
	mouse( 'pointerleave' );
	expect( one.isOpen ).toBe( true );
	jest.useRealTimers();
} );
