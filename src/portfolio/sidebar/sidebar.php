<?php
/** Editor panel with the fields of an item. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

function enqueue_sidebar(): void {
	if ( Admin\is_screen_of( 'post', post_type() ) ) {
		Admin\enqueue( 'portfolio-sidebar' );
	}
}

/** Prints the post type, the meta keys and the types of items. */
function print_sidebar_data(): void {
	if ( wp_script_is( 'frontage-portfolio-sidebar' ) ) {
		Admin\print_json(
			'portfolio-sidebar',
			[
				'postType' => post_type(),
				'metaKeys' => meta_keys(),
				'types'    => type_labels(),
			]
		);
	}
}
