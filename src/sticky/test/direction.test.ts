import { onDirection } from '../deferred/direction';

const scrollTo = ( y: number ) => {
	Object.defineProperty( window, 'scrollY', { value: y, writable: true } );
	window.dispatchEvent( new Event( 'scroll' ) );
};

test( '[HD-03] direction: a turn of the scroll is told once', () => {
	const element = document.createElement( 'div' );
	element.setAttribute( 'data-state', 'stuck' );
	const ending = new AbortController();
	const set = jest.fn();
	scrollTo( 0 );
	onDirection( element, () => 0, ending.signal, set );
	for ( const y of [ 100, 200, 300, 400 ] ) {
		scrollTo( y );
	}
	expect( set.mock.calls ).toEqual( [ [ true ] ] );
	for ( const y of [ 398, 300, 200, 100 ] ) {
		scrollTo( y );
	}
	expect( set.mock.calls ).toEqual( [ [ true ], [ false ] ] );
	ending.abort();
	scrollTo( 500 );
	expect( set ).toHaveBeenCalledTimes( 2 );
} );
