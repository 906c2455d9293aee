/** Sends a comment without leaving the page, and says beside the form what became of it. Whatever goes wrong, the text stays. */
import { opensHere } from '../../events/plain-click';
import { pageSetting } from '../../settings/settings';
import { accept } from './accept';
import { markBusy } from './busy';
import { forgetDraft, markSent } from './draft';
import { actionOf, commentFormOf, fieldOf, textOf } from './form';
import { hideNote, link, showNote } from './note';
import { outcomeOf, type Outcome, type Piece } from './outcome';
import { say } from './words';

const TIMEOUT_MS = 30_000;

/** By it the site says which comment is the new one. */
const IN_PLACE = 'frontage_in_place';

const sending = new WeakSet< HTMLFormElement >();

export function sendInPlace( event: SubmitEvent ): void {
	const { target, submitter, defaultPrevented } = event;
	const form =
		target instanceof HTMLFormElement ? commentFormOf( target ) : null;
	if ( ! form || defaultPrevented ) {
		return;
	}
	if ( sending.has( form ) ) {
		event.preventDefault();
	} else if ( canSendInPlace( form ) ) {
		event.preventDefault();
		deliver( form, submitter );
	} else {
		markSent( form );
	}
}

const canSendInPlace = ( form: HTMLFormElement ) =>
	pageSetting( 'comment_in_place' ) === true &&
	form.getAttribute( 'method' )?.toLowerCase() === 'post' &&
	actionOf( form ).origin === window.location.origin &&
	opensHere( form.getAttribute( 'target' ) );

async function deliver( form: HTMLFormElement, submitter: HTMLElement | null ) {
	hideNote( form );
	// With what other scripts add to it at this moment.
	const body = new FormData( form, submitter );
	body.set( IN_PLACE, '1' );
	sending.add( form );
	const rest = markBusy( form, submitter );
	const outcome = await outcomeAt( actionOf( form ), body );
	sending.delete( form );
	rest();
	if ( outcome.kind === 'accepted' ) {
		accept( form, outcome );
	} else if ( outcome.kind === 'elsewhere' ) {
		leave( form, outcome.url );
	} else if ( outcome.kind === 'refused' ) {
		refuse( form, outcome.message );
	} else {
		offerAgain( form, submitter, outcome.kind );
	}
}

/** Someone leads the visitor away: with thanks, or back to this page, which may mean that something was wrong. */
function leave( form: HTMLFormElement, url: string ) {
	if ( new URL( url ).pathname === window.location.pathname ) {
		markSent( form );
	} else {
		forgetDraft( form );
	}
	window.location.assign( url );
}

async function outcomeAt(
	url: URL,
	body: FormData
): Promise< Outcome | { kind: 'lost' } > {
	try {
		const answer = await fetch( url, {
			method: 'POST',
			body,
			headers: { Accept: 'text/html' },
			signal: AbortSignal.timeout( TIMEOUT_MS ),
		} );
		return outcomeOf( {
			url: answer.url,
			redirected: answer.redirected,
			ok: answer.ok,
			html: await answer.text(),
		} );
	} catch {
		return { kind: 'lost' };
	}
}

/** Under the field that it is about, as far as that can be seen. */
function refuse( form: HTMLFormElement, message: Piece[] ) {
	const text = textOf( form );
	const field =
		[ fieldOf( form, 'author' ), fieldOf( form, 'email' ) ].find(
			( each ) => each && isWrong( each )
		) ?? text;
	const note = showNote( form, {
		role: 'alert',
		content: message.map( ( piece ) =>
			piece.href ? link( piece.href, piece.text ) : piece.text
		),
		field,
	} );
	if ( field ) {
		describe( field, note );
		focusFrom( form, field );
	}
}

const isWrong = ( field: HTMLInputElement | HTMLTextAreaElement ) =>
	! field.validity.valid || ( field.required && ! field.value.trim() );

function describe( field: HTMLElement, note: HTMLElement ) {
	const before = field.getAttribute( 'aria-describedby' ) ?? '';
	note.id = `${ field.id }-frontage-comment-error`;
	field.setAttribute( 'aria-invalid', 'true' );
	field.setAttribute(
		'aria-describedby',
		`${ before.replace( note.id, '' ) } ${ note.id }`.trim()
	);
	field.addEventListener(
		'input',
		() => field.removeAttribute( 'aria-invalid' ),
		{ once: true }
	);
}

/** Not from where the visitor has gone meanwhile. */
function focusFrom( form: HTMLFormElement, target: HTMLElement ) {
	const { activeElement } = document;
	if ( form.contains( activeElement ) || activeElement === document.body ) {
		target.focus();
	}
}

/** After no answer the same way again, after a strange one the ordinary way: then the visitor sees what the site says. */
function offerAgain(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
	kind: 'lost' | 'unclear'
) {
	showNote( form, {
		role: 'alert',
		content: [ say( kind ) ],
		act: {
			label: say( 'retry' ),
			run: () => {
				submitter?.focus();
				if ( kind === 'lost' ) {
					form.requestSubmit( submitter );
				} else {
					markSent( form );
					HTMLFormElement.prototype.submit.call( form );
				}
			},
		},
	} );
}
