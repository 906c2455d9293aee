<?php
/** Sticky wrapper of a header's template part: elements inside of it would stick within it only. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Admin;
use Frontage\Page\Notes;

defined( 'ABSPATH' ) || exit;

/** Attributes that move from a header to the wrapper of its template part. */
const MOVED = [ 'data-frontage-header', 'data-sticky-desktop', 'data-sticky-mobile', 'data-hides', 'data-transparent', 'data-layout' ];

/**
 * Moves a header's sticky attributes to the template part around it; an empty part is removed.
 * @param mixed $html The template part.
 * @return mixed
 */
function move_attributes_to_part( $html ) {
	if ( ! is_string( $html ) ) {
		return $html;
	}
	if ( preg_match( '~^\s*<header\b[^>]*>\s*</header>\s*$~', $html ) ) {
		return '';
	}
	if ( is_footer_sticky() && preg_match( '~^\s*<footer\b~', $html ) ) {
		Admin\enqueue( 'header-sticky-footer', [] );
		return with_attributes( $html, [ 'data-frontage-footer' => '' ] );
	}
	if ( ! str_contains( $html, 'data-frontage-header=' ) ) {
		return $html;
	}
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$moved = [];
	while ( $tags->next_tag( [ 'class_name' => 'wp-block-frontage-header' ] ) ) {
		$given = attributes_to_move( $tags );
		// In a part may be posts, in which anybody who writes one may have written such an element.
		if ( in_array( $given, Notes::all( 'headers' ), true ) ) {
			array_map( [ $tags, 'remove_attribute' ], array_intersect( MOVED, array_keys( $given ) ) );
			$moved += $given;
		}
	}
	return with_attributes( $tags->get_updated_html(), $moved );
}

/**
 * Renders blocks as a header's template part does; '' for no output. In core's order, shortcodes first: output of blocks, such as text of visitors,
 * must not be parsed for shortcodes.
 */
function render_as_part( string $blocks ): string {
	global $wp_embed;
	$html = do_blocks( do_shortcode( shortcode_unautop( $blocks ) ) );
	$html = wp_filter_content_tags( convert_smilies( wptexturize( $html ) ), 'template_part_header' );
	$html = trim( str_replace( ']]>', ']]&gt;', $wp_embed->autoembed( $html ) ) );
	return '' === $html ? '' : (string) move_attributes_to_part( '<header class="wp-block-template-part">' . $html . '</header>' );
}

/**
 * Notes what a header of ours has on its element, by which its template part knows it.
 * @param string $html Of the header.
 */
function note_header( string $html ): void {
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( $tags->next_tag() ) {
		$given = attributes_to_move( $tags );
		Notes::add( 'headers', md5( (string) wp_json_encode( $given ) ), $given );
	}
}

/**
 * Attributes of the current tag that belong on the template part.
 * @return array<string, string>
 */
function attributes_to_move( \WP_HTML_Tag_Processor $tags ): array {
	$given = array_combine( MOVED, array_map( [ $tags, 'get_attribute' ], MOVED ) );
	$style = $tags->get_attribute( 'style' );
	$style = is_string( $style ) ? [ 'style' => implode( '', own_properties( $style ) ) ] : [];
	return array_filter( $given, 'is_string' ) + $style;
}

/** @return list<string> Declarations of our custom properties in a style attribute. */
function own_properties( string $style ): array {
	preg_match_all( '/--frontage-header-[^;]+;?/', $style, $found );
	return $found[0];
}

/**
 * Sets attributes of the first tag, and appends to its style.
 * @param array<string, string> $attributes
 */
function with_attributes( string $html, array $attributes ): string {
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tags->next_tag() ) {
		return $html;
	}
	foreach ( $attributes as $name => $value ) {
		$style = 'style' === $name ? $tags->get_attribute( 'style' ) : null;
		$value = is_string( $style ) && '' !== $style ? rtrim( $style, ';' ) . ';' . $value : $value;
		if ( 'style' !== $name || '' !== $value ) {
			$tags->set_attribute( $name, $value );
		}
	}
	return $tags->get_updated_html();
}
