import { button, press, show } from '../../../../../tests/unit/show';
import { CreationProgress } from '../creation-progress';

const creation = {
	state: 'failed' as const,
	done: 1,
	total: 3,
	messages: [ 'No right.' ],
	retry: jest.fn(),
	leaveOut: jest.fn(),
};

beforeEach( async () => {
	// Not implemented in jsdom.
	Object.assign( globalThis, {
		ResizeObserver: class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	} );
	await show(
		<div data-block="1" tabIndex={ 0 }>
			<CreationProgress creation={ creation } />
		</div>
	);
} );

test.each( [
	[ 'Retry', creation.retry ],
	[ 'Go on without them', creation.leaveOut ],
] )(
	'[PF-26] item creation: %s disappears and the focus stays in the block',
	async ( name, asked ) => {
		button( name ).focus();
		await press( name );
		expect( asked ).toHaveBeenCalledTimes( 1 );
		const block = document.querySelector( '[data-block]' );
		expect( block?.ownerDocument.activeElement ).toBe( block );
	}
);
