import { titleMatches } from '../title-match';

test.each( [
	[ 'Harbour Light', 'BOUR L' ],
	[ 'Tea & Sympathy', 'a & s' ],
	[ 'The “Glass” House', '"glass"' ],
	[ "Baker's yard", 'baker’s' ],
	[ 'مشروع الميناء', 'الميناء' ],
	[ '😀 Laughing stock', '😀' ],
	[ 'Anything', '  ' ],
] )( '[PF-10] title match: “%s” is found by typing “%s”', ( title, typed ) => {
	expect( titleMatches( title, typed ) ).toBe( true );
} );

test( '[PF-10] title match: a title without the text is not found', () => {
	expect( titleMatches( 'Harbour', 'arbor' ) ).toBe( false );
} );
