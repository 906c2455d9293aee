<?php
/**
 * Header of classic themes: a synced pattern replaces the theme's own header, or is printed by `do_action( 'frontage_header' )` or the shortcode
 * `[frontage_header]`, once on a page.
 *
 * @action frontage_header For themes to do: prints the header there, in place of the first `<header>` of the theme's header.php (one with
 *   the id `masthead`, the role `banner` or the class `site-header` comes first). The shortcode `[frontage_header]` does the same in content.
 */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Page\Notes;
use Frontage\Settings;
use function Frontage\Language\translated;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Marks the position of wp_body_open() in the captured header.php. */
const MARK = '<!-- frontage-header -->';

/**
 * Includes the theme's header.php once, in a buffer, and prints it with our header. Core's own include prints nothing more.
 * @param mixed $name Of a special header.
 * @param mixed $args For the template.
 */
function replace_theme_header( $name = null, $args = [] ): void {
	$header = 'embed' === $name || wp_is_block_theme() ? '' : chosen_header();
	if ( '' === $header && ( 'none' !== page_choice() || ! chosen_pattern() ) ) {
		return;
	}
	$files = [ 'header.php' ];
	if ( is_string( $name ) && '' !== $name ) {
		array_unshift( $files, "header-$name.php" );
	}
	$mark = static function (): void {
		echo '<!-- frontage-header -->';
	};
	add_action( 'wp_body_open', $mark, PHP_INT_MAX );
	ob_start();
	locate_template( $files, true, true, is_array( $args ) ? $args : [] );
	$html = (string) ob_get_clean();
	remove_action( 'wp_body_open', $mark, PHP_INT_MAX );
	// The theme may have printed the header by the action or the shortcode.
	$page_top = Notes::has( 'header', 'printed' ) ? str_replace( MARK, '', $html ) : with_header( $html, $header );
	echo $page_top; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of the theme and the pattern.
	Notes::add( 'header', 'printed' );
}

function register_shortcode(): void {
	add_shortcode( 'frontage_header', __NAMESPACE__ . '\header_once' );
}

/** Prints the header once on a page. */
function print_header(): void {
	echo header_once(); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of the pattern.
}

/** HTML of the header; '' once it is printed. */
function header_once(): string {
	$header = Notes::has( 'header', 'printed' ) ? '' : chosen_header();
	if ( '' !== $header ) {
		Notes::add( 'header', 'printed' );
	}
	return $header;
}

/** Synced pattern of the setting, if it exists and is published. */
function chosen_pattern(): ?\WP_Post {
	$id      = (int) Settings\get( 'classic_header' );
	$pattern = $id > 0 ? get_post( translated( $id, 'wp_block' ) ) : null;
	return $pattern && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status ? $pattern : null;
}

/** HTML of the pattern in the wrapper of a block theme's template part; '' if there is none. */
function chosen_header(): string {
	static $is_rendering = false;
	// Themes may ask for the header while header.php is captured: rendering blocks twice would count, query and enqueue twice.
	static $rendered = [];
	if ( $is_rendering ) {
		return '';
	}
	$pattern = chosen_pattern();

	/**
	 * Filters the blocks of the header on classic themes.
	 *
	 * @since 0.1.0
	 * @param string $blocks Those of the synced pattern; '' keeps the theme's own header.
	 */
	$blocks = text( apply_filters( 'frontage_classic_header', $pattern ? $pattern->post_content : '' ) );
	if ( ! isset( $rendered[ $blocks ] ) ) {
		$is_rendering        = true;
		$rendered[ $blocks ] = render_as_part( $blocks );
		$is_rendering        = false;
	}
	return $rendered[ $blocks ];
}

/** Prints the header after wp_body_open() in templates that do not call get_header(). */
function print_without_theme_header(): void {
	if ( ! did_action( 'get_header' ) && ! wp_is_block_theme() ) {
		print_header();
	}
}

/**
 * Top of a page with our header in place of the theme's; without one, after wp_body_open() or `<body>`.
 * @param string $html Output of header.php.
 */
function with_header( string $html, string $header ): string {
	$own = find_theme_header( $html );
	if ( $own ) {
		return str_replace( MARK, '', substr_replace( $html, $header, ...$own ) );
	}
	if ( str_contains( $html, MARK ) ) {
		return str_replace( MARK, $header, $html );
	}
	return preg_match( '/<body\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>/i', $html, $body, PREG_OFFSET_CAPTURE )
		? substr_replace( $html, $header, $body[0][1] + strlen( $body[0][0] ), 0 )
		: $html . $header;
}

/**
 * Finds the theme's header: the first that is marked as the site's, else the first.
 * @return array{int, int}|null Offset and length in bytes; null if there is none.
 */
function find_theme_header( string $html ): ?array {
	$found = preg_match_all(
		'~<!--.*?-->|<(script|style|noscript|template|textarea|title)\b.*?</\1\s*>|<(/?)header\b((?:[^>"\']|"[^"]*"|\'[^\']*\')*+)>~is',
		$html,
		$tags,
		PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL
	);
	$first = null;
	$open  = [];
	foreach ( $found ? $tags : [] as $tag ) {
		if ( null === $tag[2][0] ) {
			continue;
		}
		if ( '' === $tag[2][0] ) {
			$open[] = [ $tag[0][1], (string) $tag[3][0] ];
		} elseif ( $open ) {
			[ $start, $attributes ] = array_pop( $open );
			$position               = [ $start, $tag[0][1] + strlen( (string) $tag[0][0] ) - $start ];
			if ( preg_match( '/\bid=["\']?masthead\b|\brole=["\']?banner\b|\bclass=["\'][^"\']*\bsite-header\b/i', $attributes ) ) {
				return $position;
			}
			// The outermost comes last, and begins first.
			$first = ! $first || $start < $first[0] ? $position : $first;
		}
	}
	return $first;
}
