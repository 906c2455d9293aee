<?php
/** Links in content: each gets its action as an attribute, and an address that is followed without script. */

declare( strict_types=1 );

namespace Frontage\LinkActions;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Attribute of a link with the hash of its action. */
const ACTION = 'data-frontage-action';

/** Class of the editor's format, which is inside of a link or around it. */
const FORMAT = 'frontage-link-action';

/** Blocks that print what visitors wrote, besides those of one comment. */
const OF_VISITORS = [ 'core/comments', 'core/latest-comments', 'core/post-comments' ];

/**
 * Converts the links of a block's own HTML; those of the blocks inside were converted with them.
 * @param mixed $html     Of the block.
 * @param mixed $block    Parsed.
 * @param mixed $instance The block itself.
 * @return mixed
 */
function convert_block( $html, $block, $instance = null ) {
	$block = items( $block );
	// Of a comment its author, picture and dates too.
	$is_of_comment = $instance instanceof \WP_Block && isset( $instance->context['commentId'] );
	if ( $is_of_comment || in_array( $block['blockName'] ?? '', OF_VISITORS, true ) ) {
		return $html;
	}
	if ( empty( $block['innerBlocks'] ) ) {
		return convert_links( $html );
	}
	$own = implode( '', array_filter( items( $block['innerContent'] ?? null ), 'is_string' ) );
	return preg_match( ACTIONS, $own ) ? convert_links( $html ) : $html;
}

/**
 * Converts the links that shortcodes and page builders have put into content; none where comments are in it.
 * @param mixed $html
 * @return mixed
 */
function convert_content( $html ) {
	return is_string( $html ) && preg_match( '/wp-block-(?:avatar|comment|latest-comments|post-comments)/', $html ) ? $html : convert_links( $html );
}

/**
 * Moves the format's action to its link, and hashes of actions from `href` to the attribute.
 * @param mixed $html
 * @return mixed
 */
function convert_links( $html ) {
	if ( ! is_string( $html ) || ! preg_match( ACTIONS, $html ) ) {
		return $html;
	}
	$tags   = new \WP_HTML_Tag_Processor( $html );
	$around = null;
	$link   = false;
	while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
		$is_format = 'SPAN' === $tags->get_tag() && $tags->has_class( FORMAT );
		$action    = $is_format ? $tags->get_attribute( ACTION ) : null;
		if ( 'A' === $tags->get_tag() ) {
			$link = ! $tags->is_tag_closer() && $tags->set_bookmark( 'link' );
			convert_href( $tags );
			set_action( $tags, $around );
			$around = null;
		} elseif ( $is_format && $link ) {
			$tags->set_bookmark( 'format' );
			$tags->seek( 'link' );
			set_action( $tags, $action );
			$tags->seek( 'format' );
		} elseif ( 'SPAN' === $tags->get_tag() ) {
			$around = $action;
		}
	}
	return $tags->get_updated_html();
}

/**
 * @param mixed $action Hash of an action, or no text.
 */
function set_action( \WP_HTML_Tag_Processor $tags, $action ): void {
	if ( is_string( $action ) && '' !== parsed( $action )[0] ) {
		$tags->set_attribute( ACTION, $action );
	}
}

/** Replaces a link's hash by the address in its settings. Left to the page builder while it is active. */
function convert_href( \WP_HTML_Tag_Processor $tags ): void {
	$href = $tags->get_attribute( 'href' );
	if ( ! is_string( $href ) || ! preg_match( START, $href ) || did_action( 'elementor/loaded' ) ) {
		return;
	}
	$address = address( $href );
	if ( '' !== $address ) {
		$tags->set_attribute( ACTION, rawurldecode( $href ) );
		$tags->set_attribute( 'href', $address );
	} elseif ( '%' === $href[0] ) {
		// Encoded, it would be the name of a page that does not exist.
		$tags->set_attribute( 'href', '#' . substr( $href, 3 ) );
	}
}
