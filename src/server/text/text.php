<?php
/** Plain text of HTML, and HTML of plain text. */

declare( strict_types=1 );

namespace Frontage\Text;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Tags that a label or a description may hold, for wp_kses(). */
const INLINE_TAGS = [
	'span'   => [ 'class' => true ],
	'strong' => [],
	'em'     => [],
	'b'      => [],
	'i'      => [ 'class' => true ],
	'code'   => [],
	'mark'   => [ 'class' => true ],
	'sup'    => [],
	'sub'    => [],
	'br'     => [],
	'img'    => [
		'class'  => true,
		'src'    => true,
		'alt'    => true,
		'width'  => true,
		'height' => true,
		'style'  => true,
	],
];

/** HTML as a person reads it: without tags and the content of scripts, entities as characters. */
function plain_text( string $html ): string {
	return trim( decode_entities( wp_strip_all_tags( $html ) ) );
}

/** Title of a post as plain text. */
function plain_title( \WP_Post $post ): string {
	return plain_text( text( get_the_title( $post ) ) );
}

/** Text that holds entities but no tags, such as the name of a term. */
function decode_entities( string $text ): string {
	return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Plain text as HTML, also between quotes. `esc_html()` and `esc_attr()` alone would leave a literal `&nbsp;` as it is, which then reads as a
 * space; what comes from here they leave as it is.
 */
function escape_text( string $text ): string {
	return htmlspecialchars( wp_check_invalid_utf8( $text ), ENT_QUOTES, 'UTF-8', true );
}
