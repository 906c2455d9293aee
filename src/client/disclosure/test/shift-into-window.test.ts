import { shiftIntoWindow } from '../shift-into-window';

test( '[MN-07] disclosure: a panel beyond the window moves in by as much', () => {
	expect( shiftIntoWindow( { left: 100, right: 400 }, 1000 ) ).toBe( 0 );
	expect( shiftIntoWindow( { left: 900, right: 1200 }, 1000 ) ).toBe( -208 );
	expect( shiftIntoWindow( { left: -40, right: 260 }, 1000 ) ).toBe( 48 );
	// Wider than the viewport: aligned to the left edge.
	expect( shiftIntoWindow( { left: 100, right: 1300 }, 1000 ) ).toBe( -92 );
} );
