<?php
/** Plain text of HTML, and HTML of plain text. */

declare( strict_types=1 );

namespace Frontage\Text;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Allowed tags of labels and descriptions, for wp_kses(). */
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

/**
 * Converts HTML to plain text: without tags and scripts, with decoded entities.
 * @param bool $is_one_line Spaces replace line breaks.
 */
function plain_text( string $html, bool $is_one_line = false ): string {
	return trim( decode_entities( wp_strip_all_tags( $html, $is_one_line ) ) );
}

/**
 * HTML of a label: inline tags, without space around them.
 * @param mixed $label
 */
function label_html( $label ): string {
	return trim( wp_kses( text( $label ), INLINE_TAGS ) );
}

/**
 * Title of a post as plain text.
 * @param \WP_Post|int $post Itself or its id.
 */
function plain_title( $post ): string {
	return plain_text( text( get_the_title( $post ) ) );
}

/** Title of a post in a list. */
function title_of( int $id ): string {
	$post  = get_post( $id );
	$title = $post ? plain_title( $post ) : '';
	return '' === $title ? __( '(no title)', 'frontage' ) : $title;
}

/** Decodes text with entities but without tags, such as the name of a term. */
function decode_entities( string $text ): string {
	return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Converts plain text to HTML, also for attributes. `esc_html()` and `esc_attr()` alone would not encode a literal `&nbsp;`; they do not encode the
 * result again.
 */
function escape_text( string $text ): string {
	return htmlspecialchars( wp_check_invalid_utf8( $text ), ENT_QUOTES, 'UTF-8', true );
}
