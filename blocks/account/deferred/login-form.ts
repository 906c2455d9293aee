/**
 * Submits the login form to wp-login.php and shows errors in place. If the response cannot be handled here (a second factor, a page that is not
 * WordPress's form), the browser submits the form again natively, once, with all values, and the site's page continues. The response that was fetched
 * cannot be shown as that page: its scripts, its policy and its relative URLs work at its own URL only, and Back and Reload would fail.
 */
import { currentPage } from '../../../src/client/events/link-in-page';
import { answerOf, type Answer } from './login-answer';

interface Labels {
	busy: string;
	unreachable: string;
	retry: string;
}

export function answerInPlace(
	form: HTMLFormElement,
	labelsJson: string | null,
	close: () => Promise< void >
): void {
	const parts = partsOf( form );
	if ( ! parts ) {
		return;
	}
	const { password, submit, error } = parts;
	const labels: Labels = JSON.parse( labelsJson ?? '{}' );
	const { reveal, setBusy, explain } = statesOf( form, parts, labels.busy );
	const address = form.getAttribute( 'action' ) ?? '';

	async function follow( answer: Answer, asked: Element | null ) {
		if ( answer.kind === 'in' || answer.kind === 'elsewhere' ) {
			await close();
			leave( form, answer );
			return;
		}
		if ( answer.kind === 'unreachable' ) {
			explain( [ labels.unreachable, ' ', buttonOf( labels.retry ) ] );
		} else {
			explain( answer.words, answer.isWrong );
			if ( answer.isWrong && isFocusLeft( form, asked ) ) {
				password.focus();
				password.select();
			}
		}
		setBusy( false );
	}

	form.addEventListener( 'submit', ( event ) => {
		if ( form.dataset.state === 'busy' ) {
			event.preventDefault();
			return;
		}
		// Hide the password first, so that no browser stores it as plain text.
		reveal( false );
		if ( event.defaultPrevented || ! isOnThisHost( address ) ) {
			return;
		}
		event.preventDefault();
		// The Retry button is about to be removed.
		if ( error.contains( form.ownerDocument.activeElement ) ) {
			submit.focus();
		}
		explain( [] );
		setBusy( true );
		const asked = form.ownerDocument.activeElement;
		ask( address, new FormData( form ) ).then( ( answer ) =>
			follow( answer, asked )
		);
	} );
	form.addEventListener( 'reset', () => {
		reveal( false );
		explain( [] );
		setBusy( false );
	} );
}

interface Parts {
	password: HTMLInputElement;
	submit: HTMLElement;
	error: HTMLElement;
	status: Element;
}

function partsOf( form: HTMLFormElement ): Parts | null {
	const password = form.querySelector< HTMLInputElement >( '[name="pwd"]' );
	const submit = form.querySelector< HTMLElement >( '[type="submit"]' );
	const error = form.querySelector< HTMLElement >( '[role="alert"]' );
	const status = form.querySelector( '[role="status"]' );
	return password && submit && error && status
		? { password, submit, error, status }
		: null;
}

/** The form's states: password shown, busy, error. */
function statesOf(
	form: HTMLFormElement,
	{ password, submit, error, status }: Parts,
	busy: string
) {
	const show = form.querySelector( '[aria-pressed]' );
	const reveal = ( isShown: boolean ) => {
		show?.setAttribute( 'aria-pressed', String( isShown ) );
		password.type = isShown ? 'text' : 'password';
	};
	show?.addEventListener( 'click', () =>
		reveal( show.getAttribute( 'aria-pressed' ) !== 'true' )
	);
	return {
		reveal,
		setBusy( isBusy: boolean ) {
			submit.setAttribute( 'aria-disabled', String( isBusy ) );
			form.setAttribute( 'data-state', isBusy ? 'busy' : 'ready' );
			status.textContent = isBusy ? busy : '';
		},
		explain( words: ( Node | string )[], isWrong = false ) {
			error.replaceChildren( ...words );
			for ( const field of form.querySelectorAll(
				'[name="log"],[name="pwd"]'
			) ) {
				field.setAttribute( 'aria-invalid', String( isWrong ) );
				if ( words.length ) {
					field.setAttribute( 'aria-describedby', error.id );
				} else {
					field.removeAttribute( 'aria-describedby' );
				}
			}
		},
	};
}

function buttonOf( text: string ) {
	const button = document.createElement( 'button' );
	button.textContent = text;
	return button;
}

/** Whether the user has not moved the focus meanwhile. */
const isFocusLeft = (
	{ ownerDocument }: HTMLFormElement,
	before: Element | null
) => [ before, ownerDocument.body ].includes( ownerDocument.activeElement );

const isOnThisHost = ( address: string ) =>
	new URL( address, location.href ).origin === location.origin;

function leave(
	form: HTMLFormElement,
	answer: Extract< Answer, { kind: 'in' | 'elsewhere' } >
) {
	if ( answer.kind === 'in' ) {
		form.reset();
		go( answer.url );
	} else {
		// A field named `submit` would shadow the method.
		HTMLFormElement.prototype.submit.call( form );
	}
}

async function ask( address: string, data: FormData ): Promise< Answer > {
	const body = new URLSearchParams();
	data.forEach( ( value, name ) => body.append( name, String( value ) ) );
	try {
		// Bypass the cache for the target page, on its next visit too.
		return await answerOf(
			await fetch( address, { method: 'POST', body, cache: 'reload' } )
		);
	} catch {
		// A redirect to another host fails as well.
		return {
			kind: ( await isReachable( address ) )
				? 'elsewhere'
				: 'unreachable',
		};
	}
}

const isReachable = ( address: string ) =>
	fetch( address, { method: 'HEAD', cache: 'no-store' } ).then(
		() => true,
		() => false
	);

/** Reloads if the URL is the current one: that page was rendered for a logged-out user. */
function go( url: string ) {
	if ( url === currentPage() ) {
		location.reload();
	} else {
		location.assign( url );
	}
}
