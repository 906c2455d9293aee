import { resized, sizesFor, wholeOf, widthsIn } from '../resize';

const SRC = 'https://b12.smushcdn.com/1/a-1024x768.jpg';
const SRCSET = `${ SRC } 1024w, https://b12.smushcdn.com/1/a-300x225.jpg 300w`;
const SIZES = '(max-width: 1024px) 100vw, 1024px';
const picture = ( more = {} ) => ( {
	src: SRC,
	srcset: SRCSET,
	originalSizes: SIZES,
	...more,
} );
const shown = ( more = {} ) => ( {
	width: 600,
	isAutoWidth: false,
	ratio: 1,
	...more,
} );
const at = ( width: number ) =>
	`https://b12.smushcdn.com/1/a.jpg?size=${ width }x0 ${ width }w`;

test.each( [
	[ 'at its width', {}, {}, [ at( 600 ) ], '600px' ],
	[ 'at a part of a pixel', {}, { width: 600.4 }, [ at( 601 ) ], '601px' ],
	[
		'on a fine screen, too',
		{},
		{ ratio: 1.5 },
		[ at( 600 ), at( 900 ) ],
		'600px',
	],
	[ 'but not where a source fits', {}, { width: 300 }, [], '300px' ],
	[ 'but not where one is 5 px larger', {}, { width: 295 }, [], '295px' ],
	[ 'where one is 6 px larger', {}, { width: 294 }, [ at( 294 ) ], '294px' ],
	[ 'where one is smaller', {}, { width: 302 }, [ at( 302 ) ], '302px' ],
	[
		'only for the fine screen where a source fits',
		{},
		{ width: 300, ratio: 2 },
		[ at( 600 ) ],
		'300px',
	],
	[ 'not wider than it is meant to be', {}, { width: 1025 }, [], SIZES ],
	[
		'as wide as it is where its sizes say something else',
		{ originalSizes: '50vw' },
		{ width: 1100 },
		[ at( 1100 ) ],
		'1100px',
	],
] )(
	'[PB-08] resize: a picture of the CDN is requested %s',
	( _, given, seen, further, sizes ) => {
		expect( sizesFor( picture( given ), shown( seen ) ) ).toEqual( {
			srcset: [ ...further, SRCSET ].join( ', ' ),
			sizes,
		} );
	}
);

test.each( [
	[ 'of another host', { src: 'https://site.test/a.jpg' }, {} ],
	[
		'of a host that is only called alike',
		{ src: 'https://evilsmushcdn.com/a.jpg' },
		{},
	],
	[ 'without an address', { src: '' }, {} ],
	[ 'without sources', { srcset: '' }, {} ],
	[ 'without original sizes', { originalSizes: '' }, {} ],
	[ 'whose width is its own', {}, { isAutoWidth: true } ],
	[ 'that is not shown', {}, { width: 0 } ],
] )( '[PB-08] resize: a picture %s stays unchanged', ( _, given, seen ) => {
	expect( sizesFor( picture( given ), shown( seen ) ) ).toBeUndefined();
} );

test( '[PB-08] resize: precision and widths are settings', () => {
	const options = { precision: 0, skipsAutoWidth: false };
	expect(
		sizesFor(
			picture(),
			shown( { width: 299, isAutoWidth: true } ),
			options
		)?.srcset
	).toBe( `${ at( 299 ) }, ${ SRCSET }` );
} );

test.each( [
	[ 'a-300x200.jpg', 'a.jpg' ],
	[ 'a-300x200.JPEG', 'a.JPEG' ],
	[ 'a-300x200.gif', 'a.gif' ],
	[ 'a-300x200.png', 'a.png' ],
	[ 'a-300x200.webp', 'a.webp' ],
	[ 'a-300x200.avif', 'a-300x200.avif' ],
	[ 'a-300.jpg', 'a-300.jpg' ],
	[ 'a-300x200-b.jpg', 'a-300x200-b.jpg' ],
	[ 'a-300x200.jpg?b=-1x1.jpg', 'a.jpg?b=-1x1.jpg' ],
] )( '[PB-08] resize: the whole picture of %s is %s', ( thumbnail, whole ) => {
	expect( wholeOf( `https://c.test/${ thumbnail }` ) ).toBe(
		`https://c.test/${ whole }`
	);
} );

test( '[PB-08] resize: other parameters stay, an old size is replaced', () => {
	expect( resized( 'https://c.test/a.jpg?lossy=1&size=9x0', 40 ) ).toBe(
		'https://c.test/a.jpg?lossy=1&size=40x0'
	);
	expect( widthsIn( 'a 100w, b 2x, c,d 300w' ) ).toEqual( [ 100, 300 ] );
} );
