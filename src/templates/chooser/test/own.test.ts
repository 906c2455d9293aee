import {
	addressOf,
	asked,
	messagesOf,
	withPictures,
	type Own,
	type Template,
} from '../own';
import { NO_PALETTES, palettesOf } from '../palette';

const own: Own = {
	...NO_PALETTES,
	title: 'Marram',
	logo: null,
	showsTitle: true,
	fonts: {},
	pictures: [],
};
const logo = { id: 7, title: 'Mark', url: '/mark.png', thumbnail: '' };
const palettes = palettesOf( {
	background: '#ffffff',
	text: '#111111',
	accent: '#3858e9',
} );
const template: Template = {
	name: 'studio',
	title: 'Studio',
	description: '',
	address: 'https://example.org/?frontage_template=studio',
	colors: palettes.switched,
	switched: '',
	isDark: true,
	fonts: { body: 'manrope', heading: 'manrope' },
	pages: {},
};

test( '[PV-06] chooser: frames are told logo, title and colors, and get their own colors back', () => {
	expect( messagesOf( own, own, template ) ).toEqual( {
		siteLogo: {},
		siteTitle: { show: true },
		colorPalette: { colors: [] },
	} );
	const changed = { ...own, ...palettes, logo, showsTitle: false };
	expect( messagesOf( changed, own, template ) ).toEqual( {
		siteLogo: { url: '/mark.png', width: 56 },
		siteTitle: { show: false },
		colorPalette: { colors: Object.values( palettes.colors ) },
	} );
	expect( messagesOf( changed, changed, template ) ).toEqual( {
		siteLogo: {},
		siteTitle: { show: false },
		colorPalette: { colors: Object.values( palettes.colors ) },
	} );
	// Back to the template's own palette, in a frame that was loaded with another.
	expect( messagesOf( own, changed, template ).colorPalette ).toEqual( {
		colors: Object.values( palettes.switched ),
	} );
} );

test( '[PV-06] chooser: title and colors load no frame anew; pictures, fonts and logo do', () => {
	const at = ( other: Own ) => addressOf( template, '404', other );
	const url = at( own );
	expect( url ).toMatch(
		/^https:\/\/example\.org\/\?frontage_template=studio&frontage_page=404&/
	);
	expect( at( { ...own, ...palettes, title: 'Other' } ) ).toBe( url );
	for ( const changes of [
		{ logo },
		{ fonts: { body: 'vollkorn' } },
		{ pictures: [ logo ] },
	] ) {
		expect( at( { ...own, ...changes } ) ).not.toBe( url );
	}
} );

test( '[PV-06] chooser: pictures come once each, up to the maximum, in order', () => {
	const library = [ 3, 1, 3, 2 ].map( ( id ) => ( {
		id,
		title: `No. ${ id }`,
		url: `/${ id }.jpg`,
		sizes: id === 1 ? { thumbnail: { url: '/small.jpg' } } : {},
	} ) );
	const some = withPictures( [], library.slice( 0, 2 ), 24 );
	expect( some.map( ( { id } ) => id ) ).toEqual( [ 3, 1 ] );
	expect( some[ 1 ]?.thumbnail ).toBe( '/small.jpg' );
	expect( some[ 0 ]?.thumbnail ).toBe( '/3.jpg' );
	expect( withPictures( some, library, 24 ).map( ( { id } ) => id ) ).toEqual(
		[ 3, 1, 2 ]
	);
	expect( withPictures( some, library, 2 ) ).toEqual( some );
} );

test( '[PV-06] chooser: the site is asked with ids; pages have addresses', () => {
	expect( asked( { ...own, logo, pictures: [ logo ] } ) ).toMatchObject( {
		title: 'Marram',
		logo: 7,
		pictures: [ 7 ],
	} );
	expect( asked( own ).logo ).toBe( 0 );
} );
