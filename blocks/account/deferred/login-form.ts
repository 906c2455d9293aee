/**
 * Sends the login's form to the site's own wp-login.php and says in place what went wrong. What cannot be answered here (a second factor, an answer that
 * is not WordPress's form) is sent again, once, by the browser itself, with all that was typed, so that the site's page takes over. The answer that is here
 * already cannot become that page: its scripts, its policy and its relative addresses hold at its own address only, and Back and Reload would lead nowhere.
 */
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
	const password = form.querySelector< HTMLInputElement >( '[name="pwd"]' );
	const submit = form.querySelector< HTMLElement >( '[type="submit"]' );
	const error = form.querySelector< HTMLElement >( '[role="alert"]' );
	const status = form.querySelector( '[role="status"]' );
	if ( ! password || ! submit || ! error || ! status ) {
		return;
	}
	const labels: Labels = JSON.parse( labelsJson ?? '{}' );
	const address = form.getAttribute( 'action' ) ?? '';
	const fields = form.querySelectorAll( '[name="log"],[name="pwd"]' );
	const show = form.querySelector( '[aria-pressed]' );

	const reveal = ( isShown: boolean ) => {
		show?.setAttribute( 'aria-pressed', String( isShown ) );
		password.type = isShown ? 'text' : 'password';
	};
	const setBusy = ( isBusy: boolean ) => {
		submit.setAttribute( 'aria-disabled', String( isBusy ) );
		form.setAttribute( 'data-state', isBusy ? 'busy' : 'ready' );
		status.textContent = isBusy ? labels.busy : '';
	};
	const explain = ( words: ( Node | string )[], isWrong = false ) => {
		error.replaceChildren( ...words );
		for ( const field of fields ) {
			field.setAttribute( 'aria-invalid', String( isWrong ) );
			if ( words.length ) {
				field.setAttribute( 'aria-describedby', error.id );
			} else {
				field.removeAttribute( 'aria-describedby' );
			}
		}
	};
	const retry = () => {
		const button = document.createElement( 'button' );
		button.textContent = labels.retry;
		return button;
	};

	async function follow( answer: Answer, asked: Element | null ) {
		const { activeElement } = form.ownerDocument;
		switch ( answer.kind ) {
			case 'in':
				await close();
				form.reset();
				go( answer.url );
				return;
			case 'elsewhere':
				await close();
				// A field may be named `submit`.
				HTMLFormElement.prototype.submit.call( form );
				return;
			case 'unreachable':
				explain( [ labels.unreachable, ' ', retry() ] );
				break;
			default:
				explain( answer.words, answer.isWrong );
				if (
					answer.isWrong &&
					( activeElement === asked ||
						activeElement === form.ownerDocument.body )
				) {
					password?.focus();
					password?.select();
				}
		}
		setBusy( false );
	}

	show?.addEventListener( 'click', () =>
		reveal( show.getAttribute( 'aria-pressed' ) !== 'true' )
	);
	form.addEventListener( 'submit', ( event ) => {
		if ( form.dataset.state === 'busy' ) {
			event.preventDefault();
			return;
		}
		// So that no browser keeps it as a text.
		reveal( false );
		if (
			event.defaultPrevented ||
			new URL( address, location.href ).origin !== location.origin
		) {
			return;
		}
		event.preventDefault();
		// Retry is about to go.
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

async function ask( address: string, data: FormData ): Promise< Answer > {
	const body = new URLSearchParams();
	data.forEach( ( value, name ) => body.append( name, String( value ) ) );
	try {
		// The page that it leads to comes fresh, and so does that page's next visit.
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

/** The same page again has to be asked for: it was another visitor's. */
function go( url: string ) {
	if ( url === location.href.replace( /#.*/, '' ) ) {
		location.reload();
	} else {
		location.assign( url );
	}
}
