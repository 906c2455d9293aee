/** Name of an item by its image. */
import { pictureName } from '../picture-name';

test.each( [
	[ 'IMG_2041.jpg', '', 'IMG 2041' ],
	[ 'IMG_2041', '', 'IMG 2041' ],
	[ 'harbour-crane-scaled', '', 'Harbour crane' ],
	[ 'harbour_crane-1024x768.webp', '', 'Harbour crane' ],
	[ 'Low-rise in Porto', '', 'Low-rise in Porto' ],
	[ 'eave of our house', '', 'eave of our house' ],
	[ '---', '', '---' ],
	[ '', '', '' ],
	[
		'DSC1',
		'The <em>long</em> eave &amp; its shade.',
		'The long eave & its shade',
	],
	[ 'DSC1', 'Wait…', 'Wait…' ],
	[ 'DSC1', 'And so on...', 'And so on...' ],
	[ 'DSC1', '  ', 'DSC1' ],
	[
		'DSC1',
		`${ 'word '.repeat( 30 ) }`,
		`${ 'word '.repeat( 20 ).trim() }…`,
	],
	[ 'מנוף_בנמל.png', '', 'מנוף בנמל' ],
] )(
	'[PF-26] picture name: “%s” with the caption “%s” is called “%s”',
	( title, caption, name ) => {
		expect( pictureName( { title, caption } ) ).toBe( name );
	}
);
