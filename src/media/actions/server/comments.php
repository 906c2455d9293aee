<?php
/** Links of visitors act on nothing: they are marked where WordPress prints comments, in whatever block or theme that is. */

declare( strict_types=1 );

namespace Frontage\LinkActions;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the links of a comment.
 * @param mixed $text HTML of a comment.
 * @return mixed
 */
function mark_links( $text ) {
	if ( ! is_string( $text ) || ! preg_match( ACTIONS, $text ) ) {
		return $text;
	}
	$tags = new \WP_HTML_Tag_Processor( $text );
	while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
		$href = $tags->get_attribute( 'href' );
		if ( is_string( $href ) && preg_match( START, $href ) ) {
			$tags->set_attribute( ACTION, NONE );
		}
	}
	return $tags->get_updated_html();
}

/**
 * Removes an action from the address of who wrote a comment: it leads nowhere, and there is no link yet to be marked.
 * @param mixed $url
 * @return mixed
 */
function remove_action( $url ) {
	return is_string( $url ) && preg_match( START, $url ) ? '' : $url;
}
