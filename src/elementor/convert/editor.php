<?php
/** The panel of the editor, for posts with a page builder's data. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

function enqueue_editor(): void {
	$post = get_post();
	if ( ! $post || ! Admin\is_screen_of( 'post', $post->post_type ) ) {
		return;
	}
	require_once __DIR__ . '/conversion.php';
	if ( is_in_builder( $post->ID ) || is_converted( $post->ID ) ) {
		Admin\enqueue( 'convert-editor' );
	}
}

/** Prints the post's state. */
function print_editor_data(): void {
	$post = get_post();
	if ( $post && wp_script_is( 'frontage-convert-editor' ) ) {
		Admin\print_json(
			'convert-editor',
			[
				'id'          => $post->ID,
				'isConverted' => is_converted( $post->ID ),
			]
		);
	}
}
