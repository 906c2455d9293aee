<?php
/**
 * Elements that a visitor can dismiss. Their HTML is the same for everybody, so that caches can keep it: an inline script in each hides it
 * before it is painted. Without script they are shown, and their button is not.
 */

declare( strict_types=1 );

namespace Frontage\Dismissal;

use Frontage\Assets;
use Frontage\Runtime;
use Frontage\Text;
use function Frontage\Icons\outline;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Hash by which the browser stores that a text was dismissed, for the attribute `data-frontage-dismissal`. */
function hash_of( string $text ): string {
	// Sites in subfolders share their host's storage.
	$folder = untrailingslashit( (string) wp_parse_url( (string) get_option( 'home' ), PHP_URL_PATH ) );
	return substr( md5( $folder . $text ), 0, 8 );
}

/**
 * Hash of a block as it was saved and of its words: a change shows it again, and in a query loop it is dismissed for each post whose words it has.
 * @param string $content The blocks inside, rendered.
 */
function hash_of_block( \WP_Block $block, string $content ): string {
	return hash_of( serialize_block( $block->parsed_block ) . Text\plain_text( $content ) );
}

/** Inline script for the start of an element that can be dismissed. */
function script(): string {
	$version = text( ( require Assets\build_path( 'dismissal/view.asset.php' ) )['version'] );
	$url     = sanitize_url( add_query_arg( 'ver', $version, Assets\build_url( 'dismissal/view.js' ) ) );
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Of the build.
	$script = (string) file_get_contents( Assets\build_path( 'dismissal/head.js' ) );
	return trim( Runtime\before_paint( str_replace( '%view%', $url, $script ) ) );
}

/** The button, right in the element that it dismisses. */
function button( string $class_name, string $label ): string {
	return sprintf(
		'<button type="button" class="%s" aria-label="%s" data-frontage-dismiss>%s</button>',
		esc_attr( $class_name ),
		esc_attr( $label ),
		outline( '<path d="M7.75 16.25L16.25 7.75M16.25 16.25L7.75 7.75"/>' )
	);
}
