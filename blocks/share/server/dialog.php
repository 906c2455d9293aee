<?php
/** Dialog with all services, as it opens before its script has come. Twin of dialogs/frame.tsx and dialogs/services.tsx, which hydrate it. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Icons\outline;
use const Frontage\Icons\CLOSE;

defined( 'ABSPATH' ) || exit;

/**
 * The dialog, closed.
 * @param string $id Target of the button that opens it.
 */
function dialog( string $id ): string {
	$heading = __( 'Share on another service', 'frontage' );
	return sprintf(
		'<dialog class="frontage-share__dialog" id="%1$s" aria-label="%2$s" popover data-frontage-wake="intent">'
			. '<div class="frontage-share__head"><h2 class="frontage-share__heading">%3$s</h2>'
			. '<button type="button" class="frontage-share__close" aria-label="%4$s"'
			. ' popovertarget="%1$s" popovertargetaction="hide" data-frontage-overlay-close>'
			. '%6$s</button></div>'
			. '<input type="search" class="frontage-share__field" aria-label="%5$s" placeholder="%5$s" autocomplete="off" autofocus data-frontage-wake>'
			. '<p class="frontage-share__none" role="status"></p><ul class="frontage-share__list"></ul>'
			. '</dialog>',
		esc_attr( $id ),
		esc_attr( $heading ),
		esc_html( $heading ),
		esc_attr__( 'Close', 'frontage' ),
		esc_attr__( 'Find a service', 'frontage' ),
		outline( CLOSE, 20 )
	);
}
