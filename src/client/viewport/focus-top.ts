/** Puts the focus before everything on the page, where the next Tab reaches the skip link; nothing is scrolled or framed. */
export function focusTop(): void {
	const { body } = document;
	body.tabIndex = -1;
	body.focus( { preventScroll: true } );
	body.removeAttribute( 'tabindex' );
}
