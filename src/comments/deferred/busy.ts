/** Pending state of a submitted form: dimmed, with a busy label on its button, whose width is kept. The button remains focusable. */
import { say } from './words';

export function markBusy(
	form: HTMLFormElement,
	submitter: HTMLElement | null
): () => void {
	form.setAttribute( 'aria-busy', 'true' );
	const rest = submitter ? sayBusy( submitter ) : () => {};
	return () => {
		form.removeAttribute( 'aria-busy' );
		rest();
	};
}

function sayBusy( button: HTMLElement ): () => void {
	const { minWidth } = button.style;
	const words = [ ...button.childNodes ];
	const value = button instanceof HTMLInputElement ? button.value : '';
	button.style.minWidth = `${ button.getBoundingClientRect().width }px`;
	button.setAttribute( 'aria-disabled', 'true' );
	if ( button instanceof HTMLInputElement ) {
		button.value = say( 'sending' );
	} else {
		button.replaceChildren( say( 'sending' ) );
	}
	return () => {
		button.style.minWidth = minWidth;
		button.removeAttribute( 'aria-disabled' );
		if ( button instanceof HTMLInputElement ) {
			button.value = value;
		} else {
			button.replaceChildren( ...words );
		}
	};
}
