import { languageOf } from '../language';

test.each( [
	[ 'en-US', 'en-US' ],
	[ 'de-DE-formal', 'de-DE-formal' ],
	[ 'pt-PT-ao90', 'pt-PT' ],
	[ 'pt-a-b', 'pt' ],
	[ 'pt_PT', undefined ],
	[ 'x', undefined ],
	[ '', undefined ],
] )(
	'[PF-16] languages: numbers and dates are written for %p in %p',
	( tag, known ) => {
		expect( languageOf( tag ) ).toBe( known );
		expect( () => ( 1 ).toLocaleString( languageOf( tag ) ) ).not.toThrow();
	}
);

test( '[PF-16] languages: that of the page, if none is named', () => {
	document.documentElement.lang = 'pt-PT-ao90';
	expect( languageOf() ).toBe( 'pt-PT' );
} );
