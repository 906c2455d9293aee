import { chrome } from '../around/chrome';
import { entry, SETTINGS } from './entry';

function opened() {
	const around = chrome( { settings: SETTINGS, isRtl: false } );
	const { dialog, stage } = around;
	const steps: number[] = [];
	stage.innerHTML =
		'<div class="current"><div class="frontage-viewer__media"><img></div></div><input>';
	document.body.replaceChildren( dialog );
	around.onStep( ( direction ) => steps.push( direction ) );
	const image = stage.querySelector( 'img' ) ?? new Image();
	Object.defineProperty( image, 'offsetWidth', { value: 1000 } );
	Object.defineProperty( stage, 'clientWidth', { value: 1000 } );
	const press = ( key: string, on: Element | null = dialog ) =>
		on?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
			} )
		);
	const button = ( name: string ) =>
		dialog.querySelector< HTMLButtonElement >( `[aria-label="${ name }"]` );
	return { ...around, image, steps, press, button };
}

// Not implemented in jsdom: plain properties there.
const styles = ( image: HTMLElement ) =>
	image.style as unknown as Record< 'scale' | 'translate', string >;

test( '[LB-05] zoom: + and - zoom, arrow keys move up to the edge', () => {
	const { image, steps, press } = opened();
	expect( press( '+' ) ).toBe( false );
	expect( styles( image ).scale ).toBe( '1.5' );
	press( 'ArrowRight' );
	expect( styles( image ).translate ).toBe( '-80px 0px' );
	for ( let times = 0; times < 5; times += 1 ) {
		press( 'ArrowRight' );
	}
	expect( styles( image ).translate ).toBe( '-250px 0px' );
	expect( steps ).toEqual( [] );
	press( '-' );
	expect( styles( image ).scale ).toBe( '' );
	press( 'ArrowRight' );
	expect( steps ).toEqual( [ 1 ] );
} );

test( '[LB-05] zoom: the next picture is not zoomed, a field gets its minus', () => {
	const { image, press, entry: show } = opened();
	press( '=' );
	expect( press( '-', document.querySelector( 'input' ) ) ).toBe( true );
	expect( styles( image ).scale ).toBe( '1.5' );
	show( entry( {} ) );
	expect( styles( image ).scale ).toBe( '' );
} );

test( '[LB-05] zoom: buttons zoom, a disabled one passes the focus on', () => {
	const { button } = opened();
	const [ into, out ] = [ button( 'zoomIn' ), button( 'zoomOut' ) ];
	expect( out?.disabled ).toBe( true );
	into?.focus();
	for ( let times = 0; times < 4; times += 1 ) {
		into?.click();
	}
	expect( into?.disabled ).toBe( true );
	expect( out?.ownerDocument.activeElement ).toBe( out );
} );

test( '[LB-05] zoom: a press by key works after a drag', () => {
	const { stage, press, entry: show } = opened();
	const pressed = jest.fn();
	stage.querySelector( 'input' )?.addEventListener( 'click', pressed );
	const drag = () =>
		stage.dispatchEvent(
			Object.assign( new Event( 'pointermove' ), {
				buttons: 1,
				isPrimary: true,
				movementX: 9,
				movementY: 0,
			} )
		);
	press( '+' );
	drag();
	stage.querySelector( 'input' )?.click();
	expect( pressed ).not.toHaveBeenCalled();
	show( entry( {} ) );
	stage.querySelector( 'input' )?.click();
	expect( pressed ).toHaveBeenCalledTimes( 1 );
} );
