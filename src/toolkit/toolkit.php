<?php
/** Page data of the script frontage-toolkit, which is registered with the other shared scripts and loaded only as a dependency. */

declare( strict_types=1 );

namespace Frontage\Toolkit;

use Frontage\Deferred;
use Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/** Adds its texts to the page's settings. Called by features that load it deferred, before the footer is printed. */
function prepare(): void {
	Settings\add_to_page(
		[
			'toolkit_words' => [
				'ok'            => __( 'Ok', 'frontage' ),
				'cancel'        => __( 'Cancel', 'frontage' ),
				'close'         => __( 'Close', 'frontage' ),
				/* translators: F8 is the key that leads to them. */
				'notifications' => __( 'Notifications (F8)', 'frontage' ),
			],
		]
	);
}

function print_page_data(): void {
	if ( Deferred\is_on_page( 'toolkit' ) ) {
		prepare();
		wp_print_styles( [ Deferred\handle( 'toolkit' ) ] );
	}
}
