<?php
/** HTML and words of settings within a line, without what their reader may not publish; ids and classes. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Text\decode_entities;

defined( 'ABSPATH' ) || exit;

/** Elements that stand between lines, and those that need others around them. */
const NOT_INLINE = 'address|article|aside|blockquote|button|caption|center|col|colgroup|dd|details|dir|div|dl|dt|fieldset|figcaption|figure|footer|form'
	. '|h1|h2|h3|h4|h5|h6|header|hgroup|hr|legend|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul';

/** HTML of a text within a line: blocks in it become lines. */
function inline_html( string $html ): string {
	if ( false === strpbrk( $html, '<&' ) ) {
		return one_line( str_replace( '>', '&gt;', $html ) );
	}
	$html = trim( without_code( $html ) );
	$html = preg_replace( '~(?<!^)\s*<(p|div|h[1-6]|li|tr|blockquote)\b[^>]*>~i', '<br>', $html );
	$tags = array_diff_key( wp_kses_allowed_html( 'post' ), array_flip( explode( '|', NOT_INLINE ) ) );
	return one_line( str_replace( '<br />', '<br>', force_balance_tags( wp_kses( (string) $html, $tags ) ) ) );
}

function one_line( string $html ): string {
	return trim( (string) preg_replace( '/[ \t\r\n]+/', ' ', $html ) );
}

/** HTML without what its reader may not publish, and without the delimiters of blocks. */
function clean_html( string $html ): string {
	do {
		$before = $html;
		$html   = (string) preg_replace( '~<!--\s*/?wp:.*?-->~s', '', $html );
		// What is left around a delimiter may be one.
	} while ( $html !== $before );
	return may_keep_html() ? $html : wp_kses_post( without_code( $html ) );
}

/** HTML without scripts, styles and comments, of which WordPress would leave the text. */
function without_code( string $html ): string {
	return (string) preg_replace( [ '~<(script|style)\b[^>]*>.*?</\1\s*>~is', '~<!--.*?-->~s' ], '', $html );
}

function plain( string $html ): string {
	return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' ) );
}

/** Text without tags; the space at its start or end is that between it and a number. */
function plain_words( string $html ): string {
	return decode_entities( wp_kses( $html, [] ) );
}

/** Text as the id of an element: as it is stored, without what ids can't have. */
function anchor( string $text ): string {
	return (string) preg_replace( '/[\s"\'<>&#]+/u', '-', trim( $text ) );
}

function class_names( string $names ): string {
	$names = preg_split( '/\s+/', $names, -1, PREG_SPLIT_NO_EMPTY );
	return implode( ' ', array_filter( array_map( 'sanitize_html_class', $names ? $names : [] ) ) );
}
