/** Chooses a file as its owner does. */
import { act } from 'react';

export const chooseFile = (): Promise< void > =>
	act( async () => {
		const input = document.querySelector( 'input[type="file"]' );
		Object.defineProperty( input, 'files', {
			value: [ new File( [], 'kit.zip' ) ],
			configurable: true,
		} );
		input?.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
