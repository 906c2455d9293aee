<?php
/**
 * Store notice. The HTML is the same for all visitors, so that caches can keep it: an inline script in the head sets on the root whether the
 * visitor has dismissed the notice. Without script it is shown, and cannot be dismissed.
 */

declare( strict_types=1 );

namespace Frontage\Notice;

use Frontage\Assets;
use Frontage\Runtime;
use Frontage\Values;
use function Frontage\Icons\outline;
use function Frontage\Settings\get;
use function Frontage\Settings\inline_html;

defined( 'ABSPATH' ) || exit;

/** The notice as inline HTML; '' for none. */
function text(): string {
	if ( ! get( 'store_notice' ) ) {
		return '';
	}
	/**
	 * Filters the text of the store notice. Links, bold and emphasized words are kept; an empty text shows no notice.
	 *
	 * @since 0.1.0
	 * @param string $text Inline HTML.
	 */
	$text = apply_filters( 'frontage_store_notice_text', get( 'store_notice_text' ) );
	return inline_html( Values\text( $text ) );
}

/** Hash by which the browser stores that a text was dismissed. */
function hash_of( string $text ): string {
	// Sites in subfolders share their host's storage.
	$folder = untrailingslashit( (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH ) );
	return substr( md5( $folder . $text ), 0, 8 );
}

/** Enqueues style and script; core prints small styles with a path inline. */
function enqueue(): void {
	if ( '' === text() ) {
		return;
	}
	Assets\enqueue_view( 'frontage-notice', 'notice/view' );
}

/** Prints the script that sets `data-notice` on the root: head.ts. */
function print_state(): void {
	$text = text();
	if ( '' !== $text ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Of the build.
		$script = (string) file_get_contents( Assets\build_path( 'notice/head.js' ) );
		Runtime\print_before_paint( str_replace( '%hash%', hash_of( $text ), $script ) );
	}
}

function print_notice(): void {
	$text = text();
	if ( '' === $text ) {
		return;
	}
	printf(
		'<section class="frontage-notice" aria-label="%s" data-frontage-notice="%s"><p class="frontage-notice__text">%s</p>'
			. '<button type="button" class="frontage-notice__dismiss" aria-label="%s">%s</button></section>',
		esc_attr__( 'Store notice', 'frontage' ),
		esc_attr( (string) wp_json_encode( [ 'hash' => hash_of( $text ) ] ) ),
		$text, // phpcs:ignore WordPress.Security.EscapeOutput -- wp_kses() in inline_html().
		esc_attr__( 'Dismiss notice', 'frontage' ),
		outline( '<path d="M7.75 16.25L16.25 7.75M16.25 16.25L7.75 7.75"/>' ) // phpcs:ignore WordPress.Security.EscapeOutput -- SVG.
	);
}
