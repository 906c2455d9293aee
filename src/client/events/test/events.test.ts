import { emit } from '../events';

declare global {
	interface GlobalEventHandlersEventMap {
		'frontage-test-greeting': CustomEvent< { words: string } >;
	}
}

test( 'events: one in an element bubbles to the document', () => {
	const element = document.body.appendChild( document.createElement( 'p' ) );
	const heard: string[] = [];
	document.addEventListener(
		'frontage-test-greeting',
		( { detail } ) => heard.push( detail.words ),
		{ once: true }
	);

	emit( element, 'frontage-test-greeting', { words: 'hello' } );

	expect( heard ).toEqual( [ 'hello' ] );
} );

test( 'events: a listener can cancel and take over', () => {
	const send = ( cancelable: boolean ) =>
		emit(
			document.body,
			'frontage-test-greeting',
			{ words: 'hello' },
			{ cancelable }
		);
	document.body.addEventListener( 'frontage-test-greeting', ( event ) =>
		event.preventDefault()
	);

	expect( send( true ) ).toBe( false );
	expect( send( false ) ).toBe( true );
} );
