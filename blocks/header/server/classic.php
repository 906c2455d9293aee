<?php
/**
 * The header of classic themes: a synced pattern that the owner has chosen takes the place of the theme's own, or stands where the theme asks for it
 * by `do_action( 'frontage_header' )` or `[frontage_header]`. It is printed once on a page.
 *
 * @action frontage_header For themes to do: prints the header there, in place of the first `<header>` of the theme's header.php (one with the id `masthead`, the role `banner` or the class `site-header` comes first). The shortcode `[frontage_header]` does the same in content.
 */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Page\Notes;
use Frontage\Settings;
use function Frontage\Language\translated;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Where wp_body_open() stands while the theme's header.php is captured. */
const MARK = '<!-- frontage-header -->';

/**
 * Includes the theme's header.php once, in a buffer, and prints it with our header in place of its own. What core includes afterwards prints nothing more.
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
	// The theme may have printed it itself.
	echo Notes::has( 'header', 'printed' ) ? str_replace( MARK, '', $html ) : with_header( $html, $header ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The theme's and the pattern's HTML.
	Notes::add( 'header', 'printed' );
}

function register_shortcode(): void {
	add_shortcode( 'frontage_header', __NAMESPACE__ . '\header_once' );
}

/** Prints the header, unless the page has it. */
function print_header(): void {
	echo header_once(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The pattern's HTML.
}

/** The header, unless the page has it. */
function header_once(): string {
	$header = Notes::has( 'header', 'printed' ) ? '' : chosen_header();
	if ( '' !== $header ) {
		Notes::add( 'header', 'printed' );
	}
	return $header;
}

/** The synced pattern that the owner has chosen, if it is there and published. */
function chosen_pattern(): ?\WP_Post {
	$id      = (int) Settings\get( 'classic_header' );
	$pattern = $id > 0 ? get_post( translated( $id, 'wp_block' ) ) : null;
	return $pattern && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status ? $pattern : null;
}

/** Its HTML, in the wrapper that a block theme's template part would have; '' where there is nothing to show. */
function chosen_header(): string {
	static $is_rendering = false;
	// A theme may ask while its header.php is captured: blocks that are rendered twice count, query and enqueue twice.
	static $rendered = [];
	if ( $is_rendering ) {
		return '';
	}
	$pattern = chosen_pattern();

	/**
	 * Filters the blocks of the header that a classic theme gets.
	 *
	 * @since 0.1.0
	 * @param string $blocks Those of the pattern that the owner has chosen; '' keeps the theme's own header.
	 */
	$blocks = text( apply_filters( 'frontage_classic_header', $pattern ? $pattern->post_content : '' ) );
	if ( ! isset( $rendered[ $blocks ] ) ) {
		$is_rendering        = true;
		$rendered[ $blocks ] = as_part( $blocks );
		$is_rendering        = false;
	}
	return $rendered[ $blocks ];
}

/** Prints it behind wp_body_open() where a theme's template writes the page's beginning itself, without get_header(). */
function print_without_theme_header(): void {
	if ( ! did_action( 'get_header' ) && ! wp_is_block_theme() ) {
		print_header();
	}
}

/**
 * A page's beginning with our header in place of its own, or behind wp_body_open() or `<body>`.
 * @param string $html What header.php printed.
 */
function with_header( string $html, string $header ): string {
	$own = own_header( $html );
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
 * Where a page's own header stands: the first that says that it is the site's, or the first.
 * @return array{int, int}|null Offset and length in bytes; null where none begins and ends.
 */
function own_header( string $html ): ?array {
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
			$place                  = [ $start, $tag[0][1] + strlen( (string) $tag[0][0] ) - $start ];
			if ( preg_match( '/\bid=["\']?masthead\b|\brole=["\']?banner\b|\bclass=["\'][^"\']*\bsite-header\b/i', $attributes ) ) {
				return $place;
			}
			// The outermost that stands first.
			$first = ! $first || $start < $first[0] ? $place : $first;
		}
	}
	return $first;
}
