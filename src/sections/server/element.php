<?php
/** The element of a block. */

declare( strict_types=1 );

namespace Frontage\Sections;

defined( 'ABSPATH' ) || exit;

/** Processor at the one element of a block; what is several elements or bare text gets a wrapper. */
function element_of( string $html ): \WP_HTML_Tag_Processor {
	$tag = new \WP_HTML_Tag_Processor( is_one_element( $html ) ? $html : "<div>$html</div>" );
	$tag->next_tag();
	return $tag;
}

/** Whether HTML is one element, from its first tag to its last. Where it is hard to decide, it is not. */
function is_one_element( string $html ): bool {
	$tokens = new \WP_HTML_Tag_Processor( $html );
	$name   = '';
	$depth  = 0;
	while ( $tokens->next_token() ) {
		$type     = $tokens->get_token_type();
		$is_blank = '#tag' !== $type && ( '#text' !== $type || '' === trim( $tokens->get_modifiable_text() ) );
		if ( $is_blank ) {
			continue;
		}
		if ( 0 === $depth && ( '' !== $name || '#text' === $type || $tokens->is_tag_closer() ) ) {
			return false;
		}
		$tag  = (string) $tokens->get_tag();
		$name = '' === $name ? $tag : $name;
		if ( $tag === $name && ! \WP_HTML_Processor::is_void( $tag ) ) {
			$depth += $tokens->is_tag_closer() ? -1 : 1;
		}
	}
	return '' !== $name && 0 === $depth;
}

/** Adds declarations to the current tag's style. */
function add_style( \WP_HTML_Tag_Processor $tag, string $declarations ): void {
	$own = rtrim( (string) $tag->get_attribute( 'style' ), '; ' );
	$tag->set_attribute( 'style', ltrim( "$own;$declarations", ';' ) );
}
