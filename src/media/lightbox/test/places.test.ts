import { placeOf, places } from '../deferred/places';
import { kindOf, sourceOf } from '../deferred/source';

const first = () => {
	const link = document.querySelector( 'a' );
	if ( ! link ) {
		throw new Error( 'no link' );
	}
	return link;
};

test( '[LB-04] sequence: pictures of a gallery are one, others by themselves', () => {
	document.body.innerHTML = `
		<a href="/one.jpg"></a>
		<figure class="wp-block-gallery"><a href="/two.jpg"></a><a href="/page/"></a><a href="/three.jpg"></a></figure>
		<div class="gallery"><a href="/four.jpg"></a><a href="/load.jpg" download></a></div>
		<a href="/five.jpg" data-elementor-lightbox-slideshow="x"></a>
		<a href="/six.jpg" rel="lightbox[y]"></a>
		<a href="/seven.jpg" data-elementor-lightbox-slideshow="x"></a>
		<a href="/tab.jpg" target="_blank"></a>`;
	const groups = new Map< unknown, string[] >();
	for ( const { group, name } of places() ) {
		groups.set( group, [ ...( groups.get( group ) ?? [] ), name ] );
	}
	expect( [ ...groups.values() ] ).toEqual( [
		[ 'one.jpg' ],
		[ 'two.jpg', 'three.jpg' ],
		[ 'four.jpg' ],
		[ 'five.jpg', 'seven.jpg' ],
		[ 'six.jpg' ],
	] );
} );

test( '[LB-06] sequence: a slider’s clone is one slide, a repeat has its own name', () => {
	document.body.innerHTML = `
		<figure class="wp-block-gallery"><a href="/a/one.jpg"></a><a href="/b/one.jpg"></a><a href="/a/one.jpg" id="clone"></a></figure>
		<a href="/a/one.jpg"></a>`;
	expect( places().map( ( { name } ) => name ) ).toEqual( [
		'one.jpg',
		'one.jpg~2',
		'one.jpg~3',
	] );
	const clone = document.querySelector< HTMLAnchorElement >( '#clone' );
	expect( clone && placeOf( clone )?.name ).toBe( 'one.jpg' );
} );

test.each( [
	[ 'data-frontage-lightbox="video"', 'film', 'http://localhost/a/' ],
	[ 'data-frontage-lightbox="ajax"', 'html', 'http://localhost/a/' ],
	[
		'data-elementor-lightbox-video="https://b.test/c"',
		'film',
		'https://b.test/c',
	],
	[
		'data-elementor-lightbox-video="javascript:alert(1)"',
		'image',
		'http://localhost/a/',
	],
	[
		'data-elementor-lightbox-video="https://["',
		'image',
		'http://localhost/a/',
	],
] )( '[LB-01] kind: a link with %s shows a %s', ( mark, kind, source ) => {
	document.body.innerHTML = `<a href="/a/" ${ mark }></a>`;
	expect( [ kindOf( first() ), sourceOf( first() ) ] ).toEqual( [
		kind,
		source,
	] );
} );
