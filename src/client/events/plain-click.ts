/** Whether a click is unmodified: no new tab or window, no download, and not prevented. */
type Click = Pick<
	MouseEvent,
	| 'altKey'
	| 'button'
	| 'ctrlKey'
	| 'defaultPrevented'
	| 'metaKey'
	| 'shiftKey'
	| 'target'
>;

export function isPlainClick( event: Click ): boolean {
	const { target } = event;
	const link = target instanceof Element ? target.closest( 'a' ) : null;
	return (
		! event.defaultPrevented &&
		event.button === 0 &&
		! event.metaKey &&
		! event.ctrlKey &&
		! event.shiftKey &&
		! event.altKey &&
		opensHere( link?.target ) &&
		! link?.hasAttribute( 'download' )
	);
}

/** Whether a link's or form's target is the page's own window. */
export const opensHere = ( target: string | null | undefined ): boolean =>
	! target || target === '_self';
