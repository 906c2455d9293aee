import * as module from '../page-data';

const { pageData } = module;

const print = ( ...texts: string[] ) => {
	document.body.innerHTML = texts
		.map(
			( text ) =>
				`<script type="application/json" id="frontage-islands">${ text }</script>`
		)
		.join( '' );
};

test( 'page data: none or a broken one means no islands', () => {
	print();
	expect( pageData().deferred ).toEqual( {} );
	print( '{"deferred":{' );
	expect( pageData().deferred ).toEqual( {} );
	print( 'null' );
	expect( pageData().scripts ).toEqual( {} );
} );

test( '[IS-09] page data: a page loaded into another adds its islands', () => {
	print(
		'{"deferred":{"a":["x"]},"scripts":{"x":{"src":"1"}},"rest":{"root":"/one"}}',
		'{"deferred":{"b":["x","y"]},"scripts":{"x":{"src":"2"},"y":{"src":"3"}},"rest":{"root":"/two"}}'
	);
	expect( pageData() ).toEqual( {
		deferred: { a: [ 'x' ], b: [ 'x', 'y' ] },
		scripts: { x: { src: '1' }, y: { src: '3' } },
		rest: { root: '/one' },
	} );
} );

test( '[IS-01] page data: parsed once for an element, but not half-loaded', () => {
	const parse = jest.spyOn( JSON, 'parse' );
	print( '{"rest":{"root":"/on' );
	expect( pageData().rest.root ).toBe( '' );
	const script = document.querySelector( 'script' );
	script?.append( 'e/"}}' );
	expect( pageData().rest.root ).toBe( '/one/' );
	expect( pageData().rest.root ).toBe( '/one/' );
	expect( parse ).toHaveBeenCalledTimes( 2 );
	parse.mockRestore();
} );

test( '[IS-05] page data: the global for all scripts holds no nonce', () => {
	expect( Object.keys( module ) ).toEqual( [ 'pageData' ] );
} );
