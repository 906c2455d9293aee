import { chrome } from '../around/chrome';
import { SETTINGS } from './entry';

function opened( content: string, isRtl = false ) {
	const around = chrome( { settings: SETTINGS, isRtl } );
	const steps: number[] = [];
	around.stage.innerHTML = content;
	document.body.replaceChildren( around.dialog );
	around.onStep( ( direction ) => steps.push( direction ) );
	/** Whether the browser may still answer the key. */
	const press = ( selector: string, key: string, more = {} ) =>
		around.dialog.querySelector( selector )?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
				composed: true,
				...more,
			} )
		);
	return { ...around, steps, press };
}

test.each( [
	[ 'a field', '<input>', 'input' ],
	[ 'a choice', '<input type="radio">', 'input' ],
	[ 'a list', '<select></select>', 'select' ],
	[ 'a larger field', '<textarea></textarea>', 'textarea' ],
	[ 'text that is edited', '<p contenteditable><b>a</b></p>', 'b' ],
	[ 'tabs', '<ul role="tablist"><li><a href="#a"></a></ul>', 'a' ],
	[ 'sound', '<audio controls></audio>', 'audio' ],
	[ 'a film', '<video controls></video>', 'video' ],
] )( '[LB-05] keys: arrows in %s stay its own', ( _, content, selector ) => {
	const { steps, press } = opened( content );
	expect( press( selector, 'ArrowLeft' ) ).toBe( true );
	expect( press( selector, 'ArrowRight' ) ).toBe( true );
	expect( steps ).toEqual( [] );
} );

test( '[LB-05] keys: arrows scroll a wide table', () => {
	const { steps, press } = opened(
		'<div tabindex="0" style="overflow-x: auto"></div>'
	);
	const box = document.querySelector( '[tabindex="0"]' ) ?? document.body;
	Object.defineProperty( box, 'scrollWidth', { value: 900 } );
	expect( press( '[tabindex="0"]', 'ArrowRight' ) ).toBe( true );
	expect( steps ).toEqual( [] );
} );

test( '[LB-05] keys: an arrow already handled does not step', () => {
	const { dialog, steps, press } = opened( '<p></p>' );
	dialog
		.querySelector( 'p' )
		?.addEventListener( 'keydown', ( event ) => event.preventDefault() );
	press( 'p', 'ArrowRight' );
	expect( steps ).toEqual( [] );
} );

test.each( [
	[ 'left to right', false, [ 1, -1 ] ],
	[ 'right to left', true, [ -1, 1 ] ],
] )( '[LB-03] keys: elsewhere arrows step, %s', ( _, isRtl, expected ) => {
	const { steps, press } = opened( '<a href="#a"></a>', isRtl );
	expect( press( 'a', 'ArrowRight' ) ).toBe( false );
	expect( press( 'a', 'ArrowLeft' ) ).toBe( false );
	press( 'a', 'ArrowLeft', { altKey: true } );
	press( 'a', 'ArrowLeft', { shiftKey: true } );
	expect( steps ).toEqual( expected );
} );

test( '[LB-05] keys: without another slide arrows are the page’s', () => {
	const { ways, steps, press } = opened( '<p></p>' );
	ways( false, false );
	expect( press( 'p', 'ArrowRight' ) ).toBe( true );
	expect( steps ).toEqual( [] );
} );
