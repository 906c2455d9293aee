/** The request for the choices. */
import {
	asked,
	isNothing,
	namesIn,
	startingChoices,
	withPictures,
	type LibraryPicture,
} from '../choices';

const picture = ( id: number, more: Partial< LibraryPicture > = {} ) => ( {
	id,
	title: `harbour_crane-${ id }`,
	url: `/${ id }.jpg`,
	...more,
} );

test( 'welcome choices: a picture chosen twice counts once, up to the limit', () => {
	const some = withPictures( [], [ picture( 1 ), picture( 2 ) ], 3 );
	const more = withPictures(
		some,
		[ picture( 2 ), picture( 3 ), picture( 4 ) ],
		3
	);
	expect( more.map( ( { id } ) => id ) ).toEqual( [ 1, 2, 3 ] );
} );

test( 'welcome choices: captions or file names are titles, small previews', () => {
	const [ named, plain ] = withPictures(
		[],
		[
			picture( 1, {
				caption: 'A crane.',
				sizes: { medium: { url: '/small.jpg' } },
				width: 300,
				height: 200,
				alt: 'Steel',
			} ),
			picture( 2, { width: 0, height: 0 } ),
		],
		60
	);
	expect( named ).toMatchObject( {
		title: 'A crane',
		thumbnail: '/small.jpg',
		ratio: 1.5,
		alt: 'Steel',
	} );
	expect( plain ).toMatchObject( {
		title: 'Harbour crane 2',
		thumbnail: '/2.jpg',
		ratio: 1,
	} );
} );

test( 'welcome choices: categories split at any comma', () => {
	expect( namesIn( ' Houses,stairs ،، R&D、' ) ).toEqual( [
		'Houses',
		'stairs',
		'R&D',
	] );
} );

test( 'welcome choices: skipped steps make nothing', () => {
	const choices = {
		...startingChoices(),
		header: 'simple',
		pictures: withPictures( [], [ picture( 1 ) ], 60 ),
	};
	expect( asked( { ...choices, skipped: [ 'header' ] } ) ).toMatchObject( {
		header: '',
		pictures: [ { id: 1 } ],
		page: { title: 'Work', status: 'publish', menu: true },
	} );
	const none = asked( {
		...choices,
		skipped: [ 'header', 'pictures', 'page' ],
	} );
	expect( isNothing( none ) ).toBe( true );
} );

test( 'welcome choices: a draft page gets no menu link', () => {
	const { page } = startingChoices();
	expect(
		asked( {
			...startingChoices(),
			page: { ...page, isPublished: false },
		} ).page
	).toMatchObject( { status: 'draft', menu: false } );
} );
