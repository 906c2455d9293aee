import { timer } from '../notice/timer';
import { destination } from '../tabs/keys';

describe( 'toast: time', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	test( '[TK-01] is paused under the pointer', () => {
		const end = jest.fn();
		const { run, hold } = timer( 5000, end );
		run();
		run();
		jest.advanceTimersByTime( 4000 );
		hold();
		hold();
		jest.advanceTimersByTime( 60000 );
		run();
		jest.advanceTimersByTime( 999 );
		expect( end ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( end ).toHaveBeenCalledTimes( 1 );
	} );

	test( '[TK-01] of 0 never ends', () => {
		const end = jest.fn();
		timer( 0, end ).run();
		jest.advanceTimersByTime( 1e7 );
		expect( end ).not.toHaveBeenCalled();
	} );
} );

test.each( [
	[ 'ArrowRight', 2, false, 0 ],
	[ 'ArrowRight', 2, true, 1 ],
	[ 'ArrowLeft', 0, false, 2 ],
	[ 'ArrowLeft', 0, true, 1 ],
	[ 'Home', 2, false, 0 ],
	[ 'End', 0, true, 2 ],
	[ ' ', 1, false, 1 ],
	[ 'a', 1, false, undefined ],
] )(
	'[TK-01] tabs: %s on tab %i of three, right to left: %s',
	( key, at, isRtl, to ) => {
		expect( destination( key, at, 3, isRtl ) ).toBe( to );
	}
);
