/**
 * On a page with pinch zoom, touch gestures scroll and zoom the page, also on an image: otherwise the close button may be unreachable. The slides then
 * ignore touch gestures; also on text, which they scroll, and while an image is zoomed by a button.
 */
export function followPinch(
	dialog: HTMLElement,
	stage: HTMLElement,
	signal: AbortSignal
): void {
	const { visualViewport } = window;
	const isPinched = () => ( visualViewport?.scale ?? 1 ) > 1.01;
	const isForSlides = ( { target }: Event ) =>
		! isPinched() &&
		! stage.matches( '[data-zoomed]' ) &&
		! ( target as Element ).closest( '.frontage-viewer__node' );
	const mark = () => dialog.toggleAttribute( 'data-pinched', isPinched() );
	visualViewport?.addEventListener( 'resize', mark, { signal } );
	mark();
	for ( const type of [ 'touchstart', 'touchmove', 'touchend' ] ) {
		// The slides would handle it, and prevent the default action.
		stage.addEventListener(
			type,
			( event ) => isForSlides( event ) || event.stopPropagation(),
			{ capture: true, signal }
		);
	}
}
