<?php
/** The page builder's stored elements of a post. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Meta keys of the page builder. */
const DATA     = '_elementor_data';
const MODE     = '_elementor_edit_mode';
const TEMPLATE = '_wp_page_template';

/** Templates of the page builder whose contents are as wide as the window. */
const FULL_TEMPLATES = [ 'elementor_header_footer', 'elementor_canvas' ];

/** Largest data that is converted, in bytes. */
const MAX_BYTES = 8 * MB_IN_BYTES;

/** Levels of JSON; each element takes two. */
const JSON_DEPTH = 2048;

/** Whether a post has such data. */
function has_data( int $id ): bool {
	return ! in_array( get_post_meta( $id, DATA, true ), [ '', '[]', [] ], true );
}

/** Whether the page builder shows a post. One that left it has newer content of its own. */
function is_in_builder( int $id ): bool {
	return has_data( $id ) && 'builder' === get_post_meta( $id, MODE, true );
}

/**
 * Reads the elements.
 * @return array<mixed>|\WP_Error
 */
function read_data( int $id ) {
	$stored = get_post_meta( $id, DATA, true );
	if ( is_array( $stored ) && $stored ) {
		return $stored;
	}
	$json = text( $stored );
	if ( '' === $json || '[]' === $json ) {
		return new \WP_Error( 'frontage_convert_none', __( 'This post has no Elementor content.', 'frontage' ), [ 'status' => 404 ] );
	}
	if ( strlen( $json ) > MAX_BYTES ) {
		$message = __( 'The Elementor content of this post is too large to convert. Nothing was changed.', 'frontage' );
		return new \WP_Error( 'frontage_convert_too_large', $message, [ 'status' => 413 ] );
	}
	// Some importers store it with slashes.
	$data = json_decode( $json, true, JSON_DEPTH ) ?? json_decode( wp_unslash( $json ), true, JSON_DEPTH );
	if ( is_array( $data ) && $data ) {
		return $data;
	}
	$message = __( 'The Elementor content of this post can’t be read. Nothing was changed.', 'frontage' );
	return new \WP_Error( 'frontage_convert_unreadable', $message, [ 'status' => 422 ] );
}
