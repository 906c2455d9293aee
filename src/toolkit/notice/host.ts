/** Container for toasts: the topmost modal dialog, because the browser makes everything else inert; otherwise the body. */
export function host(): HTMLElement {
	const dialogs = [
		...document.querySelectorAll< HTMLElement >( 'dialog:modal' ),
	];
	if ( dialogs.length < 2 ) {
		return dialogs[ 0 ] ?? document.body;
	}
	// Of several only the topmost and its backdrop can be hit.
	const hit = document.elementFromPoint( 1, 1 )?.closest( 'dialog:modal' );
	return (
		dialogs.find( ( each ) => each === hit ) ??
		dialogs.at( -1 ) ??
		document.body
	);
}

/**
 * Calls back when dialogs open, close or are removed.
 * @return Stops it.
 */
export function watchDialogs( callback: () => void ): () => void {
	const observer = new MutationObserver( callback );
	observer.observe( document.documentElement, {
		attributeFilter: [ 'open' ],
		childList: true,
		subtree: true,
	} );
	return () => observer.disconnect();
}
