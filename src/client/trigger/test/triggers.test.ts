import { triggerOf } from '../triggers';

const callback = jest.fn();
const element = document.body;
let see: ( isIntersecting: boolean ) => void;

beforeEach( () => {
	jest.useFakeTimers();
	callback.mockReset();
	Object.assign( window, {
		IntersectionObserver: class {
			constructor(
				report: ( entries: { isIntersecting: boolean }[] ) => void
			) {
				see = ( isIntersecting ) => report( [ { isIntersecting } ] );
			}

			observe() {}
			disconnect() {
				see = () => {};
			}
		},
	} );
} );
afterEach( () => jest.useRealTimers() );

test( '[IS-01] trigger load: at once', () => {
	triggerOf( 'load' )( element, callback );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

test( '[IS-01] trigger idle: after load, in an idle moment', () => {
	triggerOf( 'idle' )( element, callback );
	expect( callback ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 200 );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

test( '[IS-01] trigger near: when it comes near, once', () => {
	triggerOf( 'near' )( element, callback );
	see( false );
	expect( callback ).not.toHaveBeenCalled();
	see( true );
	see( true );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

test( '[IS-01] trigger focus: in an idle moment while focused, once', () => {
	document.body.innerHTML = '<form><input /></form>';
	const form = document.body.children[ 0 ] ?? document.body;
	triggerOf( 'focus' )( form, callback );
	jest.advanceTimersByTime( 500 );
	expect( callback ).not.toHaveBeenCalled();
	const field = form.querySelector( 'input' );
	field?.focus();
	field?.blur();
	field?.focus();
	jest.advanceTimersByTime( 500 );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

test.each( [ 'interaction', 'constructor', null ] )(
	'[IS-01] trigger %s: not before an interaction',
	( word ) => {
		triggerOf( word )( element, callback );
		jest.runAllTimers();
		expect( callback ).not.toHaveBeenCalled();
	}
);

test.each( [ 'idle', 'near' ] )(
	'[IS-09] trigger %s: not after removal',
	( word ) => {
		triggerOf( word )( element, callback )();
		see?.( true );
		jest.runAllTimers();
		expect( callback ).not.toHaveBeenCalled();
	}
);

test.each( [
	[ { saveData: true }, 'idle', 0 ],
	[ { saveData: true }, 'near', 0 ],
	[ { effectiveType: 'slow-2g' }, 'load', 0 ],
	[ { effectiveType: '4g', saveData: false }, 'load', 1 ],
] )(
	'[IS-01] trigger: saved data loads nothing ahead: %j, %s',
	( connection, word, times ) => {
		Object.defineProperty( navigator, 'connection', {
			value: connection,
			configurable: true,
		} );
		triggerOf( word )( element, callback );
		see?.( true );
		jest.runAllTimers();
		expect( callback ).toHaveBeenCalledTimes( times );
		Reflect.deleteProperty( navigator, 'connection' );
	}
);
