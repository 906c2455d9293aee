/** What reveal() opens. */
import { reveal } from '../reveal';

it( '[PB-05] reveal: opens details and hidden parts, the innermost first', () => {
	document.body.innerHTML =
		'<div id="outer" hidden="until-found"><details><div id="inner" hidden="until-found"><p>x</p></div></details></div>';
	const seen: unknown[] = [];
	for ( const name of [ 'beforematch', 'frontage-reveal' ] ) {
		document.addEventListener( name, ( { target, type } ) => {
			if ( target instanceof Element ) {
				seen.push( `${ type } ${ target.id }` );
			}
		} );
	}
	const target = document.querySelector( 'p' );
	expect( target ).not.toBeNull();
	if ( target ) {
		reveal( target );
	}
	expect( seen ).toEqual( [
		'beforematch inner',
		'beforematch outer',
		'frontage-reveal ',
	] );
	expect( document.querySelector( '[hidden]' ) ).toBeNull();
	expect( document.querySelector( 'details' )?.open ).toBe( true );
} );
