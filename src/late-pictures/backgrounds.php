<?php
/** Lets background pictures of groups and covers wait until a visitor is near them. */

declare( strict_types=1 );

namespace Frontage\LatePictures;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** As many as may be seen at once come at once: what WordPress itself does with the pictures of a page. */
const AT_ONCE = 3;

/** A background picture and nothing else, in a style attribute. */
const BACKGROUND = '~(?:^|;)\s*background-image:\s*(url\((?:"[^"]*"|\'[^\']*\'|[^)"\']*)\))\s*(?=;|$)~i';

/**
 * Moves a block's background picture from its style to an attribute, and to a custom property for browsers without script.
 * @param mixed $html  Of a group or a cover.
 * @param mixed $block Parsed.
 * @return mixed
 */
function let_wait( $html, $block ) {
	if ( ! is_string( $html ) || ! str_contains( $html, 'background-image:' ) || is_feed() || ! get( 'late_backgrounds' ) ) {
		return $html;
	}
	$tags    = new \WP_HTML_Tag_Processor( $html );
	$where   = 'core/cover' === ( $block['blockName'] ?? '' ) ? [ 'class_name' => 'wp-block-cover__image-background' ] : null;
	$picture = $tags->next_tag( $where ) ? picture( $tags ) : '';
	if ( '' === $picture || counted() <= AT_ONCE ) {
		return $html;
	}
	$style = (string) $tags->get_attribute( 'style' );
	$tags->set_attribute( 'style', ltrim( trim( (string) preg_replace( BACKGROUND, '', $style, 1 ), '; ' ) . ";--frontage-background:$picture", ';' ) );
	$tags->set_attribute( 'data-frontage-background', $picture );
	return $tags->get_updated_html();
}

/** The background picture of the tag that is reached, as CSS; empty for none. */
function picture( \WP_HTML_Tag_Processor $tags ): string {
	return preg_match( BACKGROUND, (string) $tags->get_attribute( 'style' ), $found ) ? $found[1] : '';
}

/** How many background pictures the page has had, this one included. */
function counted(): int {
	static $count = 0;
	return ++$count;
}
