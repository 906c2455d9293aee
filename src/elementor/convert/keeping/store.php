<?php
/** Stores the content of a post as it is. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * Stores a post's content, which is clean: converted, or what the post had.
 * @return int|\WP_Error
 */
function store_content( int $id, string $content ) {
	return without_kses(
		static fn() => wp_update_post(
			[
				'ID'            => $id,
				'post_content'  => wp_slash( $content ),
				// A template that is missing while the page builder is not active would end in an error, after the content was stored.
				'page_template' => '',
			],
			true
		)
	);
}

/**
 * Calls a function that saves what is clean: core's filter would encode the signs in attributes of blocks.
 * @template Result
 * @param callable(): Result $save
 * @return Result
 */
function without_kses( callable $save ) {
	if ( false === has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ) {
		return $save();
	}
	kses_remove_filters();
	try {
		return $save();
	} finally {
		kses_init_filters();
	}
}
