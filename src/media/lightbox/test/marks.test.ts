import { opens } from '../marks';

let mockGlobal = true;
jest.mock( '../../../client/settings/settings', () => ( {
	pageSetting: () => mockGlobal,
} ) );

const opensFirst = ( html: string ) => {
	document.body.innerHTML = html;
	const link = document.querySelector( 'a' );
	return link && opens( link );
};

test.each( [
	[ 'a picture', '<a href="/a.jpg">', true ],
	[ 'a picture of any kind', '<a href="/a.AVIF">', true ],
	[ 'a picture with a version', '<a href="/a.webp?ver=2#b">', true ],
	[ 'a page', '<a href="/a/">', false ],
	[ 'a page about a picture', '<a href="/share?of=a.jpg">', false ],
	[ 'a file', '<a href="/a.pdf">', false ],
	[ 'what says no', '<a href="/a.jpg" data-frontage-lightbox="no">', false ],
	[
		'what a page builder’s element says no for',
		'<div data-elementor-open-lightbox="no"><a href="/a.jpg">',
		false,
	],
	[
		'what says yes inside of what says no',
		'<div data-frontage-lightbox="no"><a href="/a.jpg" data-frontage-lightbox="yes">',
		true,
	],
	[
		'a page that says yes',
		'<a href="/a/" data-frontage-lightbox="yes">',
		false,
	],
	[
		'a link to a film',
		'<a href="/a/" data-elementor-lightbox-video="https://b.test/">',
		true,
	],
	[ 'another kind', '<a href="/a/" data-frontage-lightbox="ajax">', true ],
	[
		'an address for mail in a group that is marked',
		'<div data-frontage-lightbox="iframe"><a href="mailto:a@b.test">',
		false,
	],
	[
		'a telephone number',
		'<a href="tel:+491" data-frontage-lightbox="video">',
		false,
	],
	[
		'a script',
		'<a href="javascript:alert(1)" data-frontage-lightbox="iframe">',
		false,
	],
	[
		'a page in its own address',
		'<a href="data:text/html,a" data-frontage-lightbox="iframe">',
		false,
	],
	[
		'a tile of a gallery of ours',
		'<div data-frontage-island="portfolio"><a href="/a.jpg">',
		false,
	],
	[
		'what is shown in the viewer',
		'<div class="frontage-viewer"><a href="/a.jpg">',
		false,
	],
] )( '[LB-04] marks: %s opens over the page or not', ( _, html, expected ) => {
	mockGlobal = true;
	expect( opensFirst( html ) ).toBe( expected );
} );

test( '[LB-04] marks: with the site’s setting off only marked ones open', () => {
	mockGlobal = false;
	expect( opensFirst( '<a href="/a.jpg">' ) ).toBe( false );
	expect(
		opensFirst( '<a href="/a.jpg" data-elementor-open-lightbox="yes">' )
	).toBe( true );
	expect(
		opensFirst( '<a href="/a/" data-frontage-lightbox="video">' )
	).toBe( true );
} );
