<?php
/** Shows the front page with a header that is not saved, to those who may choose it and whose link is signed. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Header;

defined( 'ABSPATH' ) || exit;

/** Action of the nonce, and name of its parameter. */
const PREVIEW = 'frontage-preview';

/** The address of the front page as a preview; the header's name goes behind it. */
function preview_address(): string {
	// add_query_arg() would leave the sign of an empty value out.
	return as_preview( home_url( '/' ) ) . '&frontage-header=';
}

/** A page of the site as a visitor sees it, for a frame. */
function as_preview( string $link ): string {
	return add_query_arg( PREVIEW, wp_create_nonce( PREVIEW ), $link );
}

/** The name of the header that this request previews; null where it is no preview. */
function previewed(): ?string {
	$signature = $_GET[ PREVIEW ] ?? null; // phpcs:ignore WordPress.Security -- It is the signature.
	if ( ! is_string( $signature ) || ! current_user_can( 'edit_theme_options' ) || ! wp_verify_nonce( sanitize_key( $signature ), PREVIEW ) ) {
		return null;
	}
	$asked = $_GET['frontage-header'] ?? ''; // phpcs:ignore WordPress.Security -- One of a list, or nothing.
	return in_array( $asked, HEADERS, true ) ? $asked : '';
}

/** As a visitor sees it, and kept by no cache. */
function prepare_preview(): void {
	if ( null !== previewed() ) {
		nocache_headers();
		show_admin_bar( false );
	}
}

/**
 * The header in place of the theme's part.
 * @param mixed $html HTML by which other code replaces the block.
 * @param mixed $block The parsed block.
 * @return mixed
 */
function preview_part( $html, $block ) {
	if ( null !== $html || 'core/template-part' !== ( $block['blockName'] ?? '' ) || ! previewed() || header_part() !== ( $block['attrs']['slug'] ?? '' ) ) {
		return $html;
	}
	return Header\render_as_part( header_content( (string) previewed() ) );
}

/**
 * The header in place of a classic theme's.
 * @param mixed $content Of the pattern that the owner has chosen.
 * @return mixed
 */
function preview_pattern( $content ) {
	return previewed() ? header_content( (string) previewed() ) : $content;
}
