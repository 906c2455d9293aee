import { nextFrame } from '../../client/trigger/next-frame';
import { forgetSignedIn } from '../kept';
import {
	carryDraft,
	keepDraft,
	markSent,
	restoreDrafts,
	wasTaken,
} from '../deferred/draft';
import { nameIn } from '../deferred/words';

const FORM = `<form action="/wp-comments-post.php" method="post">
	<textarea name="comment"></textarea><textarea name="comment" aria-hidden="true"></textarea>
	<input name="author" value="Ines"><input name="comment_post_ID" value="5"><input name="comment_parent" value="0"></form>`;

jest.mock( '../../client/settings/settings', () => ( {
	pageSetting( name: string ) {
		if ( name === 'comment_words' ) {
			return { restored: 'Back', discard: 'Discard' };
		}
		return name === 'comment_user' ? mockUser : mockDrafts;
	},
} ) );
let mockDrafts = true;
let mockUser = 0;

const field = ( name: string ) => {
	const found = document.querySelector< HTMLTextAreaElement >(
		`[name="${ name }"]`
	);
	if ( ! found ) {
		throw new Error( name );
	}
	return found;
};
const write = ( words: string ) => {
	field( 'comment' ).value = words;
	keepDraft( form() );
};
const form = () => document.forms[ 0 ] as HTMLFormElement;
const reload = () => {
	document.body.innerHTML = FORM;
	restoreDrafts();
	return field( 'comment' ).value;
};

beforeEach( () => {
	mockDrafts = true;
	localStorage.clear();
	mockUser = 0;
	document.body.innerHTML = FORM;
} );

test( '[CM-03] draft: a reload restores the text, and nothing else is kept', () => {
	write( 'Hello' );
	expect( JSON.stringify( localStorage ) ).not.toContain( 'Ines' );
	expect( reload() ).toBe( 'Hello' );
	expect( document.body.textContent ).toContain( 'Back' );
} );

test( '[CM-03] draft: emptying, a week or a setting ends it', () => {
	write( 'Hello' );
	write( ' ' );
	expect( reload() ).toBe( '' );

	write( 'Hello' );
	jest.useFakeTimers( { now: Date.now() + 604_801_000 } );
	expect( reload() ).toBe( '' );
	expect( localStorage ).toHaveLength( 0 );
	jest.useRealTimers();

	write( 'Hello' );
	mockDrafts = false;
	expect( reload() ).toBe( '' );
	expect( localStorage ).toHaveLength( 0 );
} );

test( '[CM-03] draft: signed-in and signed-out visitors share none', () => {
	mockUser = 3;
	write( 'Mine' );
	mockUser = 0;
	expect( reload() ).toBe( '' );
	mockUser = 3;
	expect( reload() ).toBe( 'Mine' );
} );

test( '[CM-03] draft: a second person at a browser ends the first one’s', () => {
	mockUser = 3;
	write( 'Mine' );
	mockUser = 33;
	expect( reload() ).toBe( '' );
	expect( localStorage ).toHaveLength( 0 );
} );

test( '[CM-03] draft: the log-out ends those of the signed-in only', () => {
	write( 'Of anybody' );
	mockUser = 3;
	write( 'Mine' );
	forgetSignedIn();
	expect( reload() ).toBe( '' );
	mockUser = 0;
	expect( reload() ).toBe( 'Of anybody' );
} );

test( '[CM-03] draft: only its own post’s page ends one that was sent', () => {
	write( 'Hello' );
	markSent( form() );
	window.history.replaceState( null, '', '/other/#comment-9' );
	document.body.innerHTML = FORM.replace( 'value="5"', 'value="6"' );
	restoreDrafts();
	expect( localStorage ).toHaveLength( 1 );
	expect( reload() ).toBe( '' );
	expect( localStorage ).toHaveLength( 0 );
	window.history.replaceState( null, '', '/' );
} );

test( '[CM-02] draft: text moves with the form, an empty form gets its draft', async () => {
	write( 'For all' );
	carryDraft( form(), () => {
		field( 'comment_parent' ).value = '7';
	} );
	expect( Object.keys( localStorage ) ).toEqual( [
		expect.stringMatching( /:5:7$/ ),
	] );
	field( 'comment' ).value = '';
	carryDraft( form(), () => {
		field( 'comment_parent' ).value = '0';
	} );
	await nextFrame();
	expect( field( 'comment' ).value ).toBe( '' );
	carryDraft( form(), () => {
		field( 'comment_parent' ).value = '7';
	} );
	await nextFrame();
	expect( field( 'comment' ).value ).toBe( 'For all' );
} );

test.each( [
	'{"value":7}',
	'{"value":{"text":{}},"expires":9e15}',
	'null',
	'[',
	'{"value":{"text":" "},"expires":9e15}',
] )( '[CM-03] draft: a foreign value in the store (%s) is none', ( value ) => {
	localStorage.setItem(
		'frontage:1:comment:out:/wp-comments-post.php:5:0',
		value
	);
	expect( reload() ).toBe( '' );
	expect( localStorage ).toHaveLength( 0 );
} );

test( '[CM-03] draft: one sent natively ends when the page shows a comment', () => {
	const from = 'https://example.org/note/#comment-3';
	expect( wasTaken( from, from ) ).toBe( false );
	expect( wasTaken( from, 'https://example.org/note/' ) ).toBe( false );
	expect( wasTaken( from, 'https://example.org/note/#comment-9' ) ).toBe(
		true
	);
	expect(
		wasTaken(
			from,
			'https://example.org/note/?unapproved=9&moderation-hash=a'
		)
	).toBe( true );
} );

test.each( [
	[ 'Reply to Ruth', 'Reply to %s', 'Ruth' ],
	[ 'Ruth antworten', '%s antworten', 'Ruth' ],
	[ 'Reply to Reply to %s', 'Reply to %s', 'Reply to %s' ],
	[ 'Respond!', 'Reply to %s', '' ],
	[ 'Ruth', '', '' ],
] )(
	'[CM-01] reply name: in “%s” (%s) the name is “%s”',
	( words, pattern, name ) => {
		expect( nameIn( words, pattern ) ).toBe( name );
	}
);
