const observed: Element[] = [];

beforeAll( () => {
	Object.assign( window, {
		IntersectionObserver: class {
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
} );
