<?php
/**
 * Keeps text that visitors, members and authors have set from being run as a shortcode: whatever a block prints is source to the do_shortcode() that
 * runs after it, in a post's content, in widgets and wherever else core or a theme filters HTML of blocks.
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

/** Blocks around others, which may be shortcodes of the owner's. What they print themselves they encode where they print it. */
const CONTAINERS = [ 'frontage/header', 'frontage/header-row', 'frontage/menu', 'frontage/menu-panel' ];

/**
 * Encodes what a block of ours prints.
 * @param mixed $html Of a block.
 * @param mixed $block What was parsed.
 * @return mixed
 */
function encode_output( $html, $block ) {
	$name = is_array( $block ) ? $block['blockName'] ?? '' : '';
	return is_string( $html ) && is_string( $name ) && str_starts_with( $name, 'frontage/' ) && ! in_array( $name, CONTAINERS, true ) ? encode_for_content_filters( $html ) : $html;
}

/**
 * Keeps shortcodes and smileys from being replaced when HTML goes through `the_content`. Numeric entities mean the same to browsers and are neither to
 * WordPress.
 */
function encode_for_content_filters( string $html ): string {
	return encode( '[\[\]]|(?<=[\s>])[:;8](?=[^<>]*<)', $html );
}

/** What begins and ends a shortcode, as entities. */
function encode_brackets( string $html ): string {
	return encode( '[\[\]]', $html );
}

/**
 * Writes characters as entities, but for those of scripts and styles that other plugins have put in, where an entity means nothing.
 * @param string $characters Pattern of one of them.
 */
function encode( string $characters, string $html ): string {
	return preg_replace_callback(
		"~<(script|style)\b.*?</\\1\s*>(*SKIP)(*FAIL)|$characters~is",
		static fn( array $found ): string => '&#' . ord( $found[0] ) . ';',
		$html
	) ?? str_replace( [ '[', ']' ], [ '&#91;', '&#93;' ], $html );
}
