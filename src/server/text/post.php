<?php
/** What people read and edit of a post. */

declare( strict_types=1 );

namespace Frontage\Text;

defined( 'ABSPATH' ) || exit;

/** Title of a post in a list. */
function title_of( int $id ): string {
	$post  = get_post( $id );
	$title = $post ? plain_title( $post ) : '';
	return '' === $title ? __( '(no title)', 'frontage' ) : $title;
}

/** Fingerprint that changes when a post is edited; '' for a deleted post. */
function print_of( int $id ): string {
	$post = get_post( $id );
	if ( ! $post || 'trash' === $post->post_status ) {
		return '';
	}
	$fields   = [ 'post_title', 'post_content', 'post_excerpt', 'post_status', 'post_name', 'post_modified_gmt' ];
	$values   = array_map( static fn( string $field ): string => $post->$field, $fields );
	$values[] = (int) $post->comment_count;
	return md5( (string) wp_json_encode( $values ) );
}
