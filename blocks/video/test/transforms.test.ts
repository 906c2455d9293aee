/** Promises about what a video becomes, and what becomes a video. */
import { transforms } from '../transforms';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );

const TUBE = 'https://www.youtube.com/watch?v=abcdefghijk';

type Transform = ( attributes: object ) => object;

/** The transforms from or to a block that match. */
const matching = (
	way: 'from' | 'to',
	other: string,
	attributes: Record< string, unknown >
) =>
	transforms[ way ]
		.filter(
			( { blocks, isMatch } ) =>
				blocks.includes( other ) && isMatch( attributes as never )
		)
		.map( ( { transform } ) => ( transform as Transform )( attributes ) );

test( '[PB-05] video: from core’s embed and back', () => {
	const embed = {
		url: TUBE,
		caption: 'Oak',
		className: 'wp-embed-aspect-9-16 wp-has-aspect-ratio mine',
		align: 'wide',
	};
	const [ video ] = matching( 'from', 'core/embed', embed ) as [
		{ name: string; attributes: Record< string, unknown > },
	];
	expect( video ).toEqual( {
		name: 'frontage/video',
		attributes: {
			url: TUBE,
			caption: 'Oak',
			className: 'mine',
			align: 'wide',
			ratio: '9/16',
		},
	} );
	expect( matching( 'to', 'core/embed', video.attributes ) ).toMatchObject( [
		{ attributes: { url: TUBE, providerNameSlug: 'youtube' } },
	] );
	expect( matching( 'to', 'core/video', video.attributes ) ).toEqual( [] );
	for ( const url of [
		'https://www.youtube.com/@studio',
		'https://example.com/a',
		undefined,
	] ) {
		expect( matching( 'from', 'core/embed', { url } ) ).toEqual( [] );
	}
} );

test( '[PB-05] video: from core’s video and back', () => {
	const [ video ] = matching( 'from', 'core/video', {
		src: 'https://example.com/tea.mp4',
		id: 3,
		poster: 'https://example.com/tea.jpg',
		loop: true,
		controls: false,
		anchor: 'tea',
	} ) as [ { attributes: Record< string, unknown > } ];
	expect( video.attributes ).toEqual( {
		url: 'https://example.com/tea.mp4',
		id: 3,
		poster: 'https://example.com/tea.jpg',
		loop: true,
		muted: false,
		controls: false,
		anchor: 'tea',
	} );
	expect( matching( 'to', 'core/video', video.attributes ) ).toEqual( [
		{
			name: 'core/video',
			attributes: {
				src: 'https://example.com/tea.mp4',
				id: 3,
				poster: 'https://example.com/tea.jpg',
				loop: true,
				muted: false,
				controls: false,
				anchor: 'tea',
			},
		},
	] );
	expect( matching( 'to', 'core/embed', video.attributes ) ).toEqual( [] );
	expect( matching( 'from', 'core/video', {} ) ).toEqual( [] );
} );
