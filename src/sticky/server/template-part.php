<?php
/** Makes the wrapper of a header's template part sticky, because elements inside would stick within it only. The look remains on the element. */

declare( strict_types=1 );

namespace Frontage\Sticky;

defined( 'ABSPATH' ) || exit;

/**
 * Moves the options of the first sticky element in a header part to the part's wrapper, unless it has its own.
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
