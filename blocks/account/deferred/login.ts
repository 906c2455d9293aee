/**
 * Enhances the login dialog: adds it to the stack of overlays and submits its form in place. Until this is loaded, the close button, Escape and the
 * form work natively.
 */
import { openOverlay, type Overlay } from '../../../src/client/overlay/overlay';
import { answerInPlace } from './login-form';

const forms = new WeakSet< HTMLDialogElement >();
let overlay: Overlay | undefined;

/** Enhances a dialog that a click on the link has opened. */
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
		// Don't keep a password in a closed dialog.
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

/** Closes the dialog before another page is loaded. */
const close = async () => overlay?.close();

/** Whether the user has logged in in another tab meanwhile: the page is then rendered without the dialog. */
const isLoggedIn = ( { id }: HTMLElement ) =>
	fetch( location.href, { cache: 'reload' } ).then(
		async ( answer ) =>
			answer.ok && ! ( await answer.text() ).includes( id ),
		() => false
	);
