import { activity, dateInWords, numberInWords, sizeInWords } from '../words';
import { run } from './run';

const { documentElement } = document;

afterEach( () => {
	documentElement.lang = 'en';
} );

test.each( [
	[ 'en-US', '3.2 MB', '20,000' ],
	[ 'pt-BR', '3,2 MB', '20.000' ],
	// As WordPress prints it; BCP 47 knows no such tag.
	[ 'pt-PT-ao90', '3,2 MB', '20\u00a0000' ],
	[ 'x', '3.2 MB', '20,000' ],
	[ '', '3.2 MB', '20,000' ],
] )( '[KT-02] kits: sizes, dates and counts in %p', ( lang, size, count ) => {
	documentElement.lang = lang;
	expect( sizeInWords( 3.2e6 ) ).toBe( size );
	expect( numberInWords( 20000 ) ).toBe( count );
	expect( dateInWords( '2026-11-28T10:00:00+00:00' ) ).toContain( '2026' );
} );

test.each( [ '', 'soon' ] )(
	'[KT-02] kits: %p, which is no date, stays as it is',
	( date ) => expect( dateInWords( date ) ).toBe( date )
);

test( '[KT-02] kits: what nobody has seen is canceled, what was published is undone', () => {
	const undoing = { state: 'undoing', isTakenBack: true } as const;
	expect( activity( run( undoing ) ) ).toBe( 'Canceling…' );
	expect( activity( run( { ...undoing, isUnseen: false } ) ) ).toBe(
		'Undoing…'
	);
} );
