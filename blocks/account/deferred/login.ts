/**
 * What the login over the page does beside opening: it joins the stack of what lies over the page, and answers in place. Until this is there, its close
 * button, Escape and its form are the browser's.
 */
import { openOverlay, type Overlay } from '../../../src/client/overlay/overlay';
import { answerInPlace } from './login-form';

const forms = new WeakSet< HTMLDialogElement >();
let overlay: Overlay | undefined;

/** Takes over a dialog that a click on the link has opened. */
export function take( dialog: HTMLDialogElement, link: HTMLElement ): void {
	const form = dialog.querySelector< HTMLFormElement >(
		'form[method="post"]'
	);
	if ( form && ! forms.has( dialog ) ) {
		forms.add( dialog );
		answerInPlace(
			form,
			dialog.getAttribute( 'data-frontage-login-labels' ),
			close
		);
		const goOn = async () => {
			if ( await isLoggedIn( dialog ) ) {
				await close();
				location.reload();
			}
		};
		// A password stays in no closed dialog.
		dialog.addEventListener( 'close', () => {
			if ( form.dataset.state !== 'busy' ) {
				form.reset();
			}
		} );
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			if ( persisted ) {
				form.reset();
				dialog.close();
				goOn();
			}
		} );
		document.addEventListener( 'visibilitychange', () => {
			if (
				dialog.open &&
				document.visibilityState === 'visible' &&
				form.dataset.state !== 'busy'
			) {
				goOn();
			}
		} );
	}
	const target = form?.querySelector< HTMLInputElement >(
		'[name="redirect_to"]'
	);
	if ( target ) {
		target.value = location.href;
	}
	if ( dialog.open && ! overlay?.isOpen ) {
		overlay = openOverlay( dialog, { opener: link, history: {} } );
	}
}

/** Closes it: what follows is another page. */
const close = async () => overlay?.close();

/** Whether another tab has logged in meanwhile: the page comes without the login then. */
const isLoggedIn = ( { id }: HTMLElement ) =>
	fetch( location.href, { cache: 'reload' } ).then(
		async ( answer ) =>
			answer.ok && ! ( await answer.text() ).includes( id ),
		() => false
	);
