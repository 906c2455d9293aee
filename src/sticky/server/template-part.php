<?php
/** An element in a header's template part would stick only within it, so the part's wrapper sticks in its place. The look stays the element's. */

declare( strict_types=1 );

namespace Frontage\Sticky;

defined( 'ABSPATH' ) || exit;

/**
 * Moves what sticks in a header part to the part's wrapper: the first element's options count, and a wrapper's own come before.
 * @param mixed $content The part's HTML.
 * @return mixed
 */
function lift_to_part( $content ) {
	if ( ! is_string( $content ) || ! str_contains( $content, 'data-frontage-sticky=' ) ) {
		return $content;
	}
	$tag = new \WP_HTML_Tag_Processor( $content );
	if ( ! $tag->next_tag() || 'HEADER' !== $tag->get_tag() ) {
		return $content;
	}
	$tag->set_bookmark( 'part' );
	$options = $tag->get_attribute( 'data-frontage-sticky' );
	while ( $tag->next_tag() ) {
		$inner = $tag->get_attribute( 'data-frontage-sticky' );
		if ( null !== $inner ) {
			$options = $options ?? $inner;
			$tag->remove_attribute( 'data-frontage-sticky' );
			if ( null !== $tag->get_attribute( 'data-frontage-sticky-look' ) ) {
				$tag->set_attribute( 'data-frontage-sticky-look', 'part' );
			}
		}
	}
	$tag->seek( 'part' );
	$tag->set_attribute( 'data-frontage-sticky', $options ?? '' );
	return $tag->get_updated_html();
}
