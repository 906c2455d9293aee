<?php
/** Preview of the front page with an unsaved header, for users who may choose it, by a link with a nonce. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Header;

defined( 'ABSPATH' ) || exit;

/** Action of the nonce, and name of its parameter. */
const PREVIEW = 'frontage-preview';

/** URL of the front page as a preview; the header's name is appended. */
function preview_address(): string {
	// add_query_arg() would omit the `=` of an empty value.
	return as_preview( home_url( '/' ) ) . '&frontage-header=';
}

/** URL of a page as seen by visitors, for a frame. */
function as_preview( string $link ): string {
	return add_query_arg( PREVIEW, wp_create_nonce( PREVIEW ), $link );
}

/** Name of the header that this request previews; null for other requests. */
function previewed(): ?string {
	$nonce = $_GET[ PREVIEW ] ?? null; // phpcs:ignore WordPress.Security -- It is the nonce.
	if ( ! is_string( $nonce ) || ! current_user_can( 'edit_theme_options' ) || ! wp_verify_nonce( sanitize_key( $nonce ), PREVIEW ) ) {
		return null;
	}
	$name = $_GET['frontage-header'] ?? ''; // phpcs:ignore WordPress.Security -- One of a list, or none.
	return in_array( $name, HEADERS, true ) ? $name : '';
}

/** Shows previews as seen by visitors, uncached. */
function prepare_preview(): void {
	if ( null !== previewed() ) {
		nocache_headers();
		show_admin_bar( false );
	}
}

/**
 * Replaces the theme's part by the header.
 * @param mixed $html HTML by which other code replaces the block.
 * @param mixed $block The parsed block.
 * @return mixed
 */
function preview_part( $html, $block ) {
	$is_part = null === $html && 'core/template-part' === ( $block['blockName'] ?? '' );
	if ( ! $is_part || ! previewed() || header_part() !== ( $block['attrs']['slug'] ?? '' ) ) {
		return $html;
	}
	return Header\render_as_part( header_content( (string) previewed() ) );
}

/**
 * Replaces a classic theme's header.
 * @param mixed $content Of the synced pattern in the settings.
 * @return mixed
 */
function preview_pattern( $content ) {
	return previewed() ? header_content( (string) previewed() ) : $content;
}
