type Click = Pick<
	MouseEvent,
	'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>;

/**
 * Does something in place of following a link, unless the visitor wants it in a new tab or window.
 *
 * @param event The click.
 * @param act   What is done.
 */
export function takeOver( event: Click, act: () => void ) {
	const isPlain =
		event.button === 0 &&
		! event.metaKey &&
		! event.ctrlKey &&
		! event.shiftKey &&
		! event.altKey;
	if ( isPlain ) {
		event.preventDefault();
		act();
	}
}
