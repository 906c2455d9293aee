import { createRoot } from '@wordpress/element';
import { act } from 'react';
import type { Now } from '../live/live-search';
import type { Props } from '../live/props';
import { Results } from '../live/results';

const labels = {
	searching: 'Searching…',
	failed: 'The search did not answer.',
} as Props[ 'labels' ];
const loading: Now = { state: 'loading', term: 'a', results: [], total: 0 };

Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

/** Renders results and returns the visible text and the text for screen readers. */
function shown() {
	const container = document.createElement( 'div' );
	const root = createRoot( container );
	return {
		show: ( now: Partial< Now >, isOpen = true ) =>
			act( async () =>
				root.render(
					<Results
						id="s"
						labels={ labels }
						now={ { ...loading, ...now } }
						isOpen={ isOpen }
						options={ [] }
						at={ -1 }
						retry={ () => {} }
					/>
				)
			),
		pass: ( ms: number ) =>
			act( async () => jest.advanceTimersByTimeAsync( ms ) ),
		told: () => container.querySelector( '[role="status"]' )?.textContent,
		seen: () => container.querySelector( '[aria-hidden]' )?.textContent,
	};
}

test( '[SR-03] search: a count is seen at once, announced a second later', async () => {
	const { show, pass, told, seen } = shown();
	await show( {} );
	await pass( 400 );
	await show( { state: 'ready', total: 6 } );
	expect( [ seen(), told() ] ).toEqual( [ '6 results', '' ] );
	await pass( 400 );
	await show( {} );
	await pass( 400 );
	await show( { state: 'ready', total: 2 } );
	await pass( 900 );
	expect( told() ).toBe( '' );
	await pass( 200 );
	expect( told() ).toBe( '2 results' );
	await show( {}, false );
	expect( [ seen(), told() ] ).toEqual( [ undefined, '' ] );
} );

test( '[SR-03] search: only a slow search is announced', async () => {
	const { show, pass, told, seen } = shown();
	await show( {} );
	expect( [ seen(), told() ] ).toEqual( [ 'Searching…', '' ] );
	await pass( 1100 );
	expect( told() ).toBe( 'Searching…' );
} );
