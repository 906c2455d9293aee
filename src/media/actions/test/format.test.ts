import { linkAt } from '../editor/format';

const link = { type: 'core/link', attributes: { url: '/a' } };
const other = { type: 'core/link', attributes: { url: '/a' } };
const bold = { type: 'core/bold' };

/** Text in which two links stand side by side. */
const value = ( start: number ) => ( {
	text: 'abcdef',
	formats: [ [], [ link ], [ bold, link ], [ other ], [], [] ],
	replacements: [],
	start,
	end: start,
} );

test.each( [
	[ 0, undefined ],
	[ 1, [ 1, 3 ] ],
	[ 2, [ 1, 3 ] ],
	[ 3, [ 3, 4 ] ],
	[ 4, [ 3, 4 ] ],
	[ 5, undefined ],
] )(
	'[PB-04] link actions: the whole link around the caret at %s gets it',
	( caret, range ) => {
		expect( linkAt( value( caret ) ) ).toEqual( range );
	}
);
