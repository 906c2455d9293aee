<?php
/** Lets background pictures of groups and covers wait until a visitor is near them. */

declare( strict_types=1 );

namespace Frontage\LatePictures;

use function Frontage\Address\is_site_page;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** As many as may be seen at once come at once: what WordPress itself does with the pictures of a page. */
const AT_ONCE = 3;

/** A background picture and nothing else, in a style attribute. */
const BACKGROUND = '~(?:^|;)\s*background-image:\s*(url\((?:"[^"]*"|\'[^\']*\'|[^)"\']*)\))\s*(?=;|$)~i';

/** The key of a parsed block that says which background picture of the page its is, counted from 1. */
const PLACE = 'frontageBackground';

/**
 * Counts background pictures as they stand on the page, a block before what it holds: the first ones come at once. What is rendered for other than
 * the page (the API, a newsletter, a description for the head, an excerpt) is not counted, and keeps its own.
 * @param mixed $block Parsed.
 * @return mixed
 */
function count_background( $block ) {
	static $count = 0;

	$is_counted = is_array( $block ) && in_array( $block['blockName'] ?? '', [ 'core/group', 'core/cover' ], true ) && has_background( $block )
		&& is_site_page() && ! doing_action( 'wp_head' ) && ! doing_filter( 'get_the_excerpt' );
	if ( $is_counted ) {
		$block[ PLACE ] = ++$count;
	}
	return $block;
}

/**
 * @param array<mixed> $block Parsed.
 */
function has_background( array $block ): bool {
	return str_contains( (string) ( $block['innerHTML'] ?? '' ), 'background-image:' )
		|| ! empty( $block['attrs']['style']['background']['backgroundImage'] )
		|| ! empty( $block['attrs']['useFeaturedImage'] );
}

/**
 * Moves a block's background picture from its style to an attribute, and to a custom property for browsers without script.
 * @param mixed $html  Of a group or a cover.
 * @param mixed $block Parsed.
 * @return mixed
 */
function let_wait( $html, $block ) {
	$place = is_array( $block ) ? $block[ PLACE ] ?? 0 : 0;
	if ( ! is_string( $html ) || $place <= AT_ONCE || ! str_contains( $html, 'background-image:' ) || ! get( 'late_backgrounds' ) ) {
		return $html;
	}
	$tags    = new \WP_HTML_Tag_Processor( $html );
	$where   = 'core/cover' === ( $block['blockName'] ?? '' ) ? [ 'class_name' => 'wp-block-cover__image-background' ] : null;
	$picture = $tags->next_tag( $where ) ? picture( $tags ) : '';
	if ( '' === $picture ) {
		return $html;
	}
	$style = (string) $tags->get_attribute( 'style' );
	$tags->set_attribute( 'style', ltrim( trim( (string) preg_replace( BACKGROUND, '', $style, 1 ), '; ' ) . ";--frontage-background:$picture", ';' ) );
	$tags->set_attribute( 'data-frontage-background', $picture );
	$html = $tags->get_updated_html();
	enqueue_for_pictures( $html );
	return $html;
}

/** The background picture of the tag that is reached, as CSS; empty for none. */
function picture( \WP_HTML_Tag_Processor $tags ): string {
	return preg_match( BACKGROUND, (string) $tags->get_attribute( 'style' ), $found ) ? $found[1] : '';
}
