import { emit } from '../events';

declare global {
	interface GlobalEventHandlersEventMap {
		'frontage-test-greeting': CustomEvent< { words: string } >;
	}
}

test( 'a listener on the document learns what happened in an element', () => {
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

test( 'a listener takes a matter that can be canceled into its own hands', () => {
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
