/** Moves the focus to the start of the page, from where the next Tab reaches the skip link; without scrolling or outline. */
export function focusTop(): void {
	const { body } = document;
	body.tabIndex = -1;
	body.focus( { preventScroll: true } );
	body.removeAttribute( 'tabindex' );
}
