<?php
/** Pages that are previewed in a frame: the script that takes messages, and its data. */

declare( strict_types=1 );

namespace Frontage\Preview;

use Frontage\Assets;
use Frontage\Settings;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Parameter of addresses of previewed pages. */
const PARAMETER = 'frontage_preview';

/** Whether the page is to be previewed. */
function is_previewed(): bool {
	$is_asked = isset( $_GET[ PARAMETER ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing on the site.
	/**
	 * Filters whether a page takes messages of a live preview, which pages of allowed origins may send if they show it in a frame. A site that is
	 * nothing but a preview answers true for each page.
	 *
	 * @since 0.1.0
	 * @param bool $is_asked Whether the address has the parameter `frontage_preview`.
	 */
	return true === apply_filters( 'frontage_is_previewed', $is_asked );
}

/** Such a page is seen as by visitors, and kept by no cache and no search engine. */
function prepare(): void {
	if ( is_previewed() ) {
		show_admin_bar( false );
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
	}
}

/** Prints the script into the page: a request would cost as much again, and a page would show its own colors first. */
function print_script(): void {
	if ( ! is_previewed() ) {
		return;
	}
	$data = [ origins(), palette(), font_service(), text( home_url( '/' ) ) ];
	$json = (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Of the build.
	$script = (string) file_get_contents( Assets\build_path( 'preview/view.js' ) );
	wp_print_inline_script_tag( str_replace( 'FRONTAGE_PREVIEW', $json, trim( $script ) ) );
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
	 * @since 0.1.0
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
 * Custom properties that take the colors of a palette, in their order: those of the theme's presets, or the ones to which these refer.
 * @return list<string>
 */
function palette(): array {
	$colors = items( wp_get_global_settings( [ 'color', 'palette' ] ) );
	$names  = [];
	foreach ( items( $colors['theme'] ?? [] ) as $color ) {
		$color   = array_map(
			'Frontage\Values\text',
			items( $color ) + [
				'color' => '',
				'slug'  => '',
			]
		);
		$refers  = 1 === preg_match( '/^var\(\s*(--[\w-]+)\s*\)$/D', $color['color'], $name );
		$names[] = $refers ? $name[1] : '--wp--preset--color--' . _wp_to_kebab_case( $color['slug'] );
	}
	/**
	 * Filters the custom properties that take the colors of a previewed palette.
	 *
	 * @since 0.1.0
	 * @param list<string> $names In the order of the colors; those of the theme's palette unless filtered.
	 */
	$names = array_map( 'Frontage\Values\text', items( apply_filters( 'frontage_preview_palette', $names ), $names ) );
	return array_values( (array) preg_grep( '/^--[\w-]+$/D', $names ) );
}

/** Address of the service for fonts that the page does not have, to which a family is appended; '' for none. */
function font_service(): string {
	$address = Settings\get( 'preview_fonts' ) ? 'https://fonts.googleapis.com/css2' : '';
	/**
	 * Filters the address of the service from which a preview loads fonts that the page does not have.
	 *
	 * @since 0.1.0
	 * @param string $address Takes `display` and `family` as Google Fonts does. '', the default without the owner's consent in the settings, loads none.
	 */
	$address = esc_url_raw( text( apply_filters( 'frontage_preview_font_service', $address ) ), [ 'http', 'https' ] );
	return '' === $address ? '' : add_query_arg( 'display', 'swap', $address ) . '&family=';
}
