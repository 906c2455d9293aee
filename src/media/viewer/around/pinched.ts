/**
 * On a page that is pinched large, fingers move and pinch the page, also on a picture: nobody is held where the close button is out of sight. The slides
 * answer no finger then, nor on a text, which it scrolls, nor while a picture is zoomed by a button.
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
		// The slides would answer, and prevent what the browser does.
		stage.addEventListener(
			type,
			( event ) => isForSlides( event ) || event.stopPropagation(),
			{ capture: true, signal }
		);
	}
}
