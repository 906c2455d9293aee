import { act } from 'react';
import { createRoot } from '@wordpress/element';
import { CreationProgress } from '../creation-progress';

const creation = {
	state: 'failed' as const,
	done: 1,
	total: 3,
	messages: [ 'No right.' ],
	retry: jest.fn(),
	leaveOut: jest.fn(),
};
let end = () => {};

const button = ( name: string ) =>
	[ ...document.querySelectorAll( 'button' ) ].find(
		( { textContent } ) => textContent === name
	);

beforeEach( async () => {
	Object.assign( globalThis, {
		IS_REACT_ACT_ENVIRONMENT: true,
		// jsdom has none.
		ResizeObserver: class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	} );
	document.body.innerHTML = '<div data-block="1" tabindex="0"></div>';
	const root = createRoot( document.body.children[ 0 ] ?? document.body );
	await act( async () =>
		root.render( <CreationProgress creation={ creation } /> )
	);
	end = () => root.unmount();
} );
afterEach( () => act( async () => end() ) );

test.each( [
	[ 'Retry', creation.retry ],
	[ 'Go on without them', creation.leaveOut ],
] )(
	'[PF-26] an owner who presses %s keeps the focus in the block when the button goes',
	async ( name, asked ) => {
		button( name )?.focus();
		await act( async () => button( name )?.click() );
		expect( asked ).toHaveBeenCalledTimes( 1 );
		const block = document.body.children[ 0 ];
		expect( block?.ownerDocument.activeElement ).toBe( block );
	}
);
