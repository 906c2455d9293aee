<?php
/** Defers background images of groups and covers until they are near the viewport. */

declare( strict_types=1 );

namespace Frontage\LatePictures;

use function Frontage\Address\is_site_page;
use function Frontage\Page\is_bare;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** Images that may be in the first viewport, and are loaded at once; the same number as core's for images. */
const EAGER_IMAGES = 3;

/** A single background image in a style attribute. */
const BACKGROUND = '~(?:^|;)\s*background-image:\s*(url\((?:"[^"]*"|\'[^\']*\'|[^)"\']*)\))\s*(?=;|$)~i';

/** Key of a parsed block for the index of its background image on the page, from 1. */
const INDEX = 'frontageBackground';

/**
 * Counts background images in document order, outer blocks first. Blocks that are not rendered for the page (but for the API, a newsletter, a
 * description in the head, an excerpt) are not counted, and not deferred.
 * @param mixed $block Parsed.
 * @return mixed
 */
function count_background( $block ) {
	static $count = 0;

	$has_image  = is_array( $block ) && in_array( $block['blockName'] ?? '', [ 'core/group', 'core/cover' ], true ) && has_background( $block );
	$is_counted = $has_image && is_site_page() && ! is_bare() && ! doing_action( 'wp_head' );
	if ( $is_counted ) {
		$block[ INDEX ] = ++$count;
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
 * Moves a block's background image from its style to an attribute, and to a custom property for browsers without script.
 * @param mixed $html  Of a group or a cover.
 * @param mixed $block Parsed.
 * @return mixed
 */
function defer_background( $html, $block ) {
	$index = is_array( $block ) ? $block[ INDEX ] ?? 0 : 0;
	if ( ! is_string( $html ) || $index <= EAGER_IMAGES || ! str_contains( $html, 'background-image:' ) || ! get( 'late_backgrounds' ) ) {
		return $html;
	}
	$tags    = new \WP_HTML_Tag_Processor( $html );
	$where   = 'core/cover' === ( $block['blockName'] ?? '' ) ? [ 'class_name' => 'wp-block-cover__image-background' ] : null;
	$picture = $tags->next_tag( $where ) ? picture( $tags ) : '';
	if ( '' === $picture ) {
		return $html;
	}
	$style = trim( (string) preg_replace( BACKGROUND, '', (string) $tags->get_attribute( 'style' ), 1 ), '; ' );
	$tags->set_attribute( 'style', ltrim( "$style;--frontage-background:$picture", ';' ) );
	$tags->set_attribute( 'data-frontage-background', $picture );
	$html = $tags->get_updated_html();
	enqueue_for_pictures( $html );
	return $html;
}

/** Background image of the current tag as CSS; '' for none. */
function picture( \WP_HTML_Tag_Processor $tags ): string {
	return preg_match( BACKGROUND, (string) $tags->get_attribute( 'style' ), $found ) ? $found[1] : '';
}
