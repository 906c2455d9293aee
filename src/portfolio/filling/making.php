<?php
/** Makes items of pictures, each wish once. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * The items that wishes of the present person have already made.
 * @param string[] $wishes Their names.
 * @return array<string, int> Ids of items by wish.
 */
function made_of( array $wishes ): array {
	$items = get_posts(
		[
			'post_type'   => post_type(),
			'post_status' => 'any',
			'author'      => get_current_user_id(),
			'numberposts' => FILLING_LIMIT, // phpcs:ignore WordPress.WP.PostsPerPage -- The scan can not see that it is 20.
			'fields'      => 'ids',
			'meta_query'  => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- Once for twenty items, when they are made.
				[
					'key'     => FILLING_META,
					'value'   => $wishes,
					'compare' => 'IN',
				],
			],
		]
	);
	update_meta_cache( 'post', $items );
	$known = [];
	foreach ( $items as $item ) {
		$known[ (string) get_post_meta( $item, FILLING_META, true ) ] = (int) $item;
	}
	return $known;
}

/**
 * Makes an item of a wish, unless the same wish is just coming true in another request, or has since this one began.
 * @return int|\WP_Error The item's id.
 */
function make_item_once( int $picture, string $title, string $wish ) {
	$name = 'filling_' . get_current_user_id() . "_$wish";
	$key  = take_lock( $name, MINUTE_IN_SECONDS );
	if ( '' === $key ) {
		return new \WP_Error( 'frontage_just_being_added', __( 'This picture is just being added. Try again.', 'frontage' ) );
	}
	try {
		return made_of( [ $wish ] )[ $wish ] ?? make_item( $picture, $title, $wish );
	} finally {
		give_lock_back( $name, $key );
	}
}

/**
 * Makes an item of one picture: published if the person may publish, otherwise handed in for review.
 * @return int|\WP_Error The item's id.
 */
function make_item( int $picture, string $title, string $wish ) {
	if ( ! wp_attachment_is_image( $picture ) || ! current_user_can( 'read_post', $picture ) ) {
		return new \WP_Error( 'frontage_no_picture', __( 'This picture is no longer in the media library.', 'frontage' ) );
	}
	$type = get_post_type_object( post_type() );
	// What is stored is HTML: a sign that would begin a tag is one that was typed.
	$title  = htmlspecialchars( trim( (string) preg_replace( '/\s+/u', ' ', $title ) ), ENT_NOQUOTES, 'UTF-8', false );
	$titles = array_filter( [ $title, (string) get_post_field( 'post_title', $picture, 'raw' ), wp_basename( (string) get_attached_file( $picture ) ) ] );
	return wp_insert_post(
		[
			'post_type'   => post_type(),
			'post_status' => $type && current_user_can( $type->cap->publish_posts ) ? 'publish' : 'pending',
			'post_title'  => wp_slash( (string) reset( $titles ) ),
			'meta_input'  => [
				meta_keys()['type'] => 'image',
				'_thumbnail_id'     => $picture,
				FILLING_META        => $wish,
			],
		],
		true
	);
}
