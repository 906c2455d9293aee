<?php
/** Button “Add from pictures” in the list of portfolio items. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

/** Enqueues the button's script and the media library, for users who may use both. */
function enqueue_filling(): void {
	if ( ! is_list_of_items() || ! current_user_can( 'upload_files' ) || true !== may_create_items() ) {
		return;
	}
	wp_enqueue_media();
	Admin\enqueue( 'portfolio-filling' );
}
