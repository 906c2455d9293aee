const observed: Element[] = [];
let margin: string | undefined;

beforeAll( () => {
	Object.assign( window, {
		IntersectionObserver: class {
			constructor( _: unknown, options: IntersectionObserverInit ) {
				margin = options.rootMargin;
			}
			observe( element: Element ) {
				observed.push( element );
			}
			unobserve() {}
		},
	} );
} );

test( '[PB-08] lazy pictures: those added later are found in the added only', async () => {
	document.body.innerHTML = '<ul><li data-bg="/a.jpg"></li></ul>';
	await import( '../near' );
	expect( observed ).toHaveLength( 1 );
	const list = document.querySelector( 'ul' );
	list?.insertAdjacentHTML(
		'beforeend',
		'<li data-bg="/b.jpg"></li><li><p data-bg="/c.jpg"></p></li>'
	);
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect(
		observed.map( ( element ) => element.getAttribute( 'data-bg' ) )
	).toEqual( [ '/a.jpg', '/b.jpg', '/c.jpg' ] );
	expect( margin ).toBe( '200px' );
} );

test( '[PB-08] lazy pictures: a print has all of them', () => {
	document.body.innerHTML = '<p data-bg-image="url(/a.jpg)">A</p>';
	dispatchEvent( new Event( 'beforeprint' ) );
	const paragraph = document.querySelector( 'p' );
	expect( paragraph?.style.backgroundImage ).toContain( '/a.jpg' );
	expect( paragraph?.hasAttribute( 'data-bg-image' ) ).toBe( false );
} );
