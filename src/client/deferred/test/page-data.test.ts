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

test( 'a page without data, or with data that was broken on the way, has no islands', () => {
	print();
	expect( pageData().deferred ).toEqual( {} );
	print( '{"deferred":{' );
	expect( pageData().deferred ).toEqual( {} );
	print( 'null' );
	expect( pageData().scripts ).toEqual( {} );
} );

test( '[IS-09] a second page loaded into the first one brings its islands along', () => {
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

test( '[IS-01] the data of an element is parsed once, but not while it is still on its way', () => {
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

test( '[IS-05] the global that all scripts see holds no nonce', () => {
	expect( Object.keys( module ) ).toEqual( [ 'pageData' ] );
} );
