<?php
/** Pages that are previewed in a frame: the script that takes messages, and its data. */

declare( strict_types=1 );

namespace Frontage\Preview;

use Frontage\Assets;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Parameter of addresses of previewed pages. */
const PARAMETER = 'frontage_preview';

const HANDLE = 'frontage-preview';

/** Whether the page is to be previewed. */
function is_previewed(): bool {
	$is_asked = isset( $_GET[ PARAMETER ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing on the site.
	/**
	 * Filters whether a page takes messages of a live preview, which pages of allowed origins may send if they show it in a frame. A site that is
	 * nothing but a preview answers true for each page.
	 *
	 * @since 0.2.0
	 * @param bool $is_asked Whether the address has the parameter `frontage_preview`.
	 */
	return true === apply_filters( 'frontage_is_previewed', $is_asked );
}

/** Enqueues the script; such a page is neither cached nor has it the admin bar. */
function prepare(): void {
	if ( is_admin() || ! is_previewed() ) {
		return;
	}
	nocache_headers();
	add_filter( 'show_admin_bar', '__return_false' );
	add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue' );
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
	add_action( 'wp_footer', __NAMESPACE__ . '\print_data', 1 );
}

function enqueue(): void {
	Assets\register_script( HANDLE, 'preview/view' );
	wp_enqueue_script( HANDLE );
}

function print_data(): void {
	$data = [
		'origins' => origins(),
		'palette' => palette(),
		'service' => font_service(),
		'site'    => text( home_url( '/' ) ),
		'name'    => PARAMETER,
	];
	wp_print_inline_script_tag(
		(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		[
			'type'                  => 'application/json',
			'data-frontage-preview' => true,
		]
	);
}

/**
 * Origins whose pages may preview this site.
 * @return list<string>
 */
function origins(): array {
	$own = array_map( __NAMESPACE__ . '\origin_of', [ text( home_url() ), text( admin_url() ) ] );
	/**
	 * Filters the origins whose pages may preview this site in a frame.
	 *
	 * @since 0.2.0
	 * @param list<string> $origins Such as `https://example.org`; the site's own unless filtered.
	 */
	$given = items( apply_filters( 'frontage_preview_origins', $own ), $own );
	return array_values( array_unique( array_filter( array_map( __NAMESPACE__ . '\origin_of', array_map( 'Frontage\Values\text', $given ) ) ) ) );
}

/** Origin of an address, as browsers write it; '' for none. */
function origin_of( string $address ): string {
	$parts  = wp_parse_url( $address );
	$scheme = strtolower( $parts['scheme'] ?? '' );
	if ( ! isset( $parts['host'] ) || ! in_array( $scheme, [ 'http', 'https' ], true ) ) {
		return '';
	}
	$port = $parts['port'] ?? 0;
	$port = in_array( $port, [ 0, 'https' === $scheme ? 443 : 80 ], true ) ? '' : ":$port";
	return $scheme . '://' . strtolower( $parts['host'] ) . $port;
}

/**
 * Custom properties that take the colors of a palette, in their order.
 * @return list<string>
 */
function palette(): array {
	$colors = items( wp_get_global_settings( [ 'color', 'palette' ] ) );
	$colors = items( $colors['theme'] ?? $colors['default'] ?? [] );
	$names  = array_map( static fn( $color ): string => '--wp--preset--color--' . _wp_to_kebab_case( text( items( $color )['slug'] ?? '' ) ), $colors );
	/**
	 * Filters the custom properties that take the colors of a previewed palette.
	 *
	 * @since 0.2.0
	 * @param list<string> $names In the order of the colors; those of the theme's palette unless filtered.
	 */
	$names = items( apply_filters( 'frontage_preview_palette', array_values( $names ) ), $names );
	$names = array_map( 'Frontage\Values\text', $names );
	return array_values( array_filter( $names, static fn( string $name ): bool => 1 === preg_match( '/^--[\w-]+$/D', $name ) ) );
}

/** Address of the service for fonts that the site does not have; '' for none. */
function font_service(): string {
	/**
	 * Filters the address of the service from which a preview loads fonts that the site does not have.
	 *
	 * @since 0.2.0
	 * @param string $address Takes `family` and `display` as Google Fonts does; '' loads none.
	 */
	return esc_url_raw( text( apply_filters( 'frontage_preview_font_service', 'https://fonts.googleapis.com/css2' ) ), [ 'http', 'https' ] );
}
