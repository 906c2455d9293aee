<?php
/** Adds the button “Add from pictures” to the list of portfolio items. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

/** Loads the button's script and the media library, in the list of items and for those who may use both. */
function enqueue_filling(): void {
	if ( ! is_list_of_items() || ! current_user_can( 'upload_files' ) || true !== may_create_items() ) {
		return;
	}
	wp_enqueue_media();
	Admin\enqueue( 'portfolio-filling' );
}
