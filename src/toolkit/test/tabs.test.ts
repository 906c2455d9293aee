import { pairsIn } from '../tabs/pairs';

test.each( [
	[ '%d1%86', '%d1%86' ],
	[ 'ц', '%D1%86' ],
] )( '[TK-01] tabs: a panel is found by its id %s', ( id, hash ) => {
	document.body.innerHTML = `<div><ul><li><a href="#${ hash }">a</a></li></ul><div id="${ id }">b</div></div>`;
	const { pairs } = pairsIn( document.body, 3 );
	expect( pairs[ 0 ]?.panel.textContent ).toBe( 'b' );
} );
