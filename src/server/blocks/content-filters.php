<?php
/**
 * Keeps texts of visitors, members and authors from being parsed for shortcodes: output of blocks is input of a later do_shortcode() in post
 * content, in widgets and in other filters of core and themes.
 */

declare( strict_types=1 );

namespace Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

/** Support of our blocks that hold others, which may contain shortcodes of editors: they encode their own output. */
const HOLDS_BLOCKS = [ 'frontage', 'innerBlocks' ];

/** First tag of an element. */
const FIRST_TAG = '/^\s*<[a-z](?:[^>"\']|"[^"]*"|\'[^\']*\')*+>/i';

/**
 * Encodes the output of our blocks; of those that hold others the attributes of their element.
 * @param mixed $html Of a block.
 * @param mixed $block The parsed block.
 * @return mixed
 */
function encode_output( $html, $block ) {
	$name = is_array( $block ) ? $block['blockName'] ?? '' : '';
	if ( ! is_string( $html ) || ! is_string( $name ) || ! str_starts_with( $name, 'frontage/' ) ) {
		return $html;
	}
	$type = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	if ( ! $type || ! block_has_support( $type, HOLDS_BLOCKS, false ) ) {
		return encode_for_content_filters( $html );
	}
	$first = preg_match( FIRST_TAG, $html, $found ) ? $found[0] : '';
	return encode_brackets( $first ) . substr( $html, strlen( $first ) );
}

/**
 * Keeps filters of `the_content` from replacing shortcodes and smileys, by numeric entities.
 */
function encode_for_content_filters( string $html ): string {
	return encode( '[\[\]]|(?<=[\s>])[:;8](?=[^<>]*<)', $html );
}

/** Encodes the brackets of shortcodes. */
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
