import { read, remove, write } from '../store';

const KEY = 'frontage:1:greeting';

beforeEach( () => {
	jest.useFakeTimers( { now: 1_000_000 } );
	localStorage.clear();
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

test( '[TK-05] store: a value is kept until its time', () => {
	write( 'greeting', { words: [ 'hello' ] }, 60 );
	jest.setSystemTime( 1_000_000 + 59_999 );
	expect( read( 'greeting' ) ).toEqual( { words: [ 'hello' ] } );
} );

test( '[TK-05] store: an expired value is removed when read', () => {
	write( 'greeting', 'hello', 60 );
	jest.setSystemTime( 1_000_000 + 60_000 );
	expect( localStorage.getItem( KEY ) ).not.toBeNull();
	expect( read( 'greeting' ) ).toBeUndefined();
	expect( localStorage.getItem( KEY ) ).toBeNull();
} );

test( '[TK-05] store: removing one keeps the others', () => {
	write( 'greeting', 'hello', 60 );
	write( 'farewell', 'bye', 60 );
	remove( 'greeting' );
	expect( [ read( 'greeting' ), read( 'farewell' ) ] ).toEqual( [
		undefined,
		'bye',
	] );
} );

test.each( [
	'not json',
	'"a string"',
	'null',
	'[]',
	'{"value":1}',
	'{"value":1,"expires":"soon"}',
] )( '[TK-05] store: a corrupt value (%s) is removed, not read', ( text ) => {
	localStorage.setItem( KEY, text );
	expect( read( 'greeting' ) ).toBeUndefined();
	expect( localStorage.getItem( KEY ) ).toBeNull();
} );

test( '[TK-05] store: a missing value is undefined, falsy ones are values', () => {
	expect( read( 'greeting' ) ).toBeUndefined();
	for ( const value of [ false, 0, null, '' ] ) {
		write( 'greeting', value, 60 );
		expect( read( 'greeting' ) ).toBe( value );
	}
} );

test( '[TK-05] store: a full storage throws nothing', () => {
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new DOMException( 'full', 'QuotaExceededError' );
	} );
	expect( () => write( 'greeting', 'hello', 60 ) ).not.toThrow();
	expect( read( 'greeting' ) ).toBeUndefined();
} );

test( '[TK-05] store: a forbidden storage throws nothing', () => {
	jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
		throw new DOMException( 'denied', 'SecurityError' );
	} );
	expect( () => {
		write( 'greeting', 'hello', 60 );
		remove( 'greeting' );
	} ).not.toThrow();
	expect( read( 'greeting' ) ).toBeUndefined();
} );

test( '[TK-05] store: a value that is no JSON is not stored, no error', () => {
	const circle: Record< string, unknown > = {};
	circle.self = circle;
	expect( () => write( 'greeting', circle, 60 ) ).not.toThrow();
	expect( read( 'greeting' ) ).toBeUndefined();
} );
