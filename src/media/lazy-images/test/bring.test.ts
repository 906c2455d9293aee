import { bring } from '../load-image';

function picture(): HTMLImageElement {
	const src = 'https://b1.smushcdn.com/1/a-300x225.jpg';
	document.body.innerHTML = `<img style="width:200px" data-src="${ src }" data-srcset="${ src } 300w" data-sizes="auto" data-original-sizes="(max-width: 1024px) 100vw, 1024px">`;
	const image = document.images[ 0 ] ?? new Image();
	image.getBoundingClientRect = () => new DOMRect( 0, 0, 200, 150 );
	return image;
}

beforeEach( () => {
	Object.assign( window, {
		DOMRect: class {
			constructor(
				public x: number,
				public y: number,
				public width: number,
				public height: number
			) {}
		},
	} );
} );

const listen = ( listener: ( event: CustomEvent ) => void ) =>
	document.addEventListener(
		'smush:beforeSizes',
		( event ) => listener( event as CustomEvent ),
		{ once: true }
	);

test( '[PB-08] lazy pictures: requested at the width a listener sets', () => {
	const image = picture();
	listen( ( { detail } ) => {
		expect( detail.resizeWidth ).toBe( 200 );
		detail.resizeWidth = 640;
	} );
	bring( image );
	expect( image.srcset ).toContain( 'a.jpg?size=640x0 640w' );
	expect( image.sizes ).toBe( '640px' );
} );

test( '[PB-08] lazy pictures: a listener can leave one unchanged', () => {
	const image = picture();
	listen( ( event ) => event.preventDefault() );
	bring( image );
	expect( image.srcset ).not.toContain( 'size=' );
	expect( image.sizes ).toBe( '(max-width: 1024px) 100vw, 1024px' );
} );

test( '[PB-08] lazy pictures: an invalid width leaves one unchanged', () => {
	const image = picture();
	listen( ( { detail } ) => ( detail.resizeWidth = NaN ) );
	bring( image );
	expect( image.srcset ).not.toContain( 'size=' );
} );
