import { onIntent } from '../intent';

let heard: boolean[];

function island() {
	document.body.innerHTML =
		'<div><nav><a data-frontage-wake>All</a><p>Filter</p></nav><img></div>';
	const element = document.body.firstElementChild ?? document.body;
	heard = [];
	return onIntent( element, ( hasTime ) => heard.push( hasTime ) );
}

function send( type: string, selector: string, pointerType = 'mouse' ) {
	const event = new Event( type, { bubbles: true } );
	if ( type.startsWith( 'pointer' ) ) {
		Object.assign( event, { pointerType } );
	}
	document.querySelector( selector )?.dispatchEvent( event );
}

test.each( [
	[ 'the mouse beside a control', 'pointermove', 'p', 'mouse', [] ],
	[ 'the mouse over a control', 'pointermove', 'a', 'mouse', [ true ] ],
	[ 'the mouse over a picture', 'pointermove', 'img', 'mouse', [] ],
	[ 'the focus in the filter bar', 'focusin', 'a', '', [ true ] ],
	[ 'a finger on a control', 'pointerdown', 'a', 'touch', [ false ] ],
	[ 'an old phone’s finger on a control', 'touchstart', 'a', '', [ false ] ],
	[ 'a finger that scrolls past', 'pointerdown', 'p', 'touch', [] ],
	[ 'a finger that lands beside', 'touchstart', 'p', '', [] ],
] )( '[IS-01] intent: %s', ( _, type, selector, pointerType, expected ) => {
	island();
	send( type, selector, pointerType );
	expect( heard ).toEqual( expected );
} );

test( '[IS-01] intent: told once', () => {
	island();
	send( 'pointermove', 'a' );
	send( 'focusin', 'a' );
	expect( heard ).toEqual( [ true ] );
} );

test( '[IS-09] intent: no listeners remain after removal', () => {
	island()();
	send( 'pointermove', 'a' );
	expect( heard ).toEqual( [] );
} );
