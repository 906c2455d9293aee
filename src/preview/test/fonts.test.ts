/** Addresses of font stylesheets. */
const SERVICE = 'https://fonts.example/css2?display=swap&family=';

const mockPage = { service: SERVICE };

jest.mock( '../page', () => mockPage );

let loadFont: ( families: string, weight: string | undefined ) => void;

const addresses = () =>
	[ ...document.querySelectorAll( 'link' ) ].map( ( link ) =>
		link.getAttribute( 'href' )
	);

beforeAll( async () => {
	Object.assign( document, { fonts: [ { family: '"Own Font"' } ] } );
	( { loadFont } = await import( '../fonts' ) );
} );

beforeEach( () => ( document.head.innerHTML = '' ) );

test( '[PV-03] fonts: a stylesheet for each family and weight, once', () => {
	loadFont( "'Open Sans', sans-serif", '700' );
	loadFont( '"Open Sans"', '700' );
	loadFont( 'Open Sans', 'bold' );
	loadFont( 'Own Font Condensed', undefined );
	expect( addresses() ).toEqual( [
		`${ SERVICE }Open Sans:wght@700`,
		`${ SERVICE }Open Sans:wght@400`,
		`${ SERVICE }Own Font Condensed:wght@400`,
	] );
} );

test( '[PV-03] fonts: not the page’s own, no generic ones, none without a service', () => {
	loadFont( 'Own Font', '400' );
	loadFont( 'system-ui, sans-serif', '400' );
	mockPage.service = '';
	loadFont( 'Lora', '400' );
	expect( addresses() ).toEqual( [] );
} );
