/** Sends a comment by fetch, and shows the result next to the form. The text is kept on every failure. */
import { opensHere } from '../../client/events/plain-click';
import { pageSetting } from '../../client/settings/settings';
import { accept, acceptUnseen } from './accept';
import { markBusy } from './busy';
import { forgetDraft, markSent } from './draft';
import { actionOf, commentFormOf, fieldOf, textOf } from './form';
import { hideNote, link, showNote, type Act } from './note';
import { outcomeOf, type Outcome, type Piece } from './outcome';
import { renew } from './renew';
import { say } from './words';

const TIMEOUT_MS = 30_000;

/** The site marks the new comment by it. */
const IN_PLACE = 'frontage_in_place';

/** Status codes for an invalid comment: incomplete, duplicate, too long, too fast. */
const DUPLICATE = 409;
const ABOUT_COMMENT = [ 200, DUPLICATE, 413, 429 ];

const sending = new WeakSet< HTMLFormElement >();

/** Result of a form's last try. */
const tried = new WeakMap<
	HTMLFormElement,
	{ isLost: boolean; isBarred: boolean; sent: string }
>();

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
	}
}

/** Marks every submission as sent, also one by another script without a `submit` event. */
export function markNative( { target }: Event ): void {
	const form =
		target instanceof HTMLFormElement ? commentFormOf( target ) : null;
	if ( form && ! sending.has( form ) ) {
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
	sending.add( form );
	// Includes data that other scripts add on this event.
	const body = new FormData( form, submitter );
	body.set( IN_PLACE, '1' );
	const sent = textOf( form )?.value ?? '';
	const rest = markBusy( form, submitter );
	const outcome = await outcomeAt( actionOf( form ), body );
	const { kind } = outcome;
	if ( kind !== 'elsewhere' ) {
		await renew( form, kind === 'accepted' ? outcome.page : undefined );
	}
	sending.delete( form );
	rest();
	const before = tried.get( form );
	const isBarred =
		kind === 'refused' && ! ABOUT_COMMENT.includes( outcome.status );
	tried.set( form, { isLost: kind === 'lost', isBarred, sent } );
	if ( kind === 'accepted' ) {
		accept( form, outcome, sent );
	} else if ( kind === 'elsewhere' ) {
		leave( form, outcome.url );
	} else if ( kind !== 'refused' ) {
		offerAgain( form, submitter, kind );
	} else if (
		outcome.status === DUPLICATE &&
		before?.isLost &&
		before.sent === sent
	) {
		acceptUnseen( form );
	} else {
		const isAgain = isBarred && before?.isBarred;
		refuse(
			form,
			outcome.message,
			isAgain ? sendNatively( form ) : undefined
		);
	}
}

const sendNatively = ( form: HTMLFormElement ) => ( {
	label: say( 'retry' ),
	run: () => HTMLFormElement.prototype.submit.call( form ),
} );

/** A redirect to another page: a thank-you page, or back to this page, which may mean an error. */
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
			status: answer.status,
			html: await answer.text(),
		} );
	} catch {
		return { kind: 'lost' };
	}
}

/** Below the field concerned, if it is visible. */
function refuse( form: HTMLFormElement, message: Piece[], act?: Act ) {
	const text = textOf( form );
	const field =
		[ fieldOf( form, 'author' ), fieldOf( form, 'email' ) ].find(
			( each ) => each && isWrong( each )
		) ?? text;
	const note = showNote( form, {
		isError: true,
		act,
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

/** Does not move the focus if the user has moved it meanwhile. */
function focusFrom( form: HTMLFormElement, target: HTMLElement ) {
	const { activeElement } = document;
	if ( form.contains( activeElement ) || activeElement === document.body ) {
		target.focus();
	}
}

/** Retries by fetch after a lost response; after an unexpected one the retry is a native submission, so that the user sees the site's own page. */
function offerAgain(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
	kind: 'lost' | 'unclear'
) {
	showNote( form, {
		isError: true,
		content: [ say( kind ) ],
		act:
			kind === 'lost'
				? {
						label: say( 'retry' ),
						run: () => {
							submitter?.focus();
							form.requestSubmit( submitter );
						},
					}
				: sendNatively( form ),
	} );
}
