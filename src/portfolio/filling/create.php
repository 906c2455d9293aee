<?php
/** Makes items of pictures, one for each idempotency key. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Where an item keeps the key of the request that made it: one that is sent again, because its answer was lost, finds it. */
const IDEMPOTENCY_META = '_frontage_filling';

/**
 * Permission to create items: that of those who write them.
 * @return true|\WP_Error
 */
function may_create_items() {
	$type = get_post_type_object( post_type() );
	if ( $type && current_user_can( $type->cap->create_posts ) ) {
		return true;
	}
	return new \WP_Error( 'frontage_may_not_create', __( 'You may not add portfolio items.', 'frontage' ), [ 'status' => rest_authorization_required_code() ] );
}

/**
 * The items that the present person has already made with these keys.
 * @param string[] $keys
 * @return array<string, int> Ids of items by key.
 */
function items_by_key( array $keys ): array {
	$items = get_posts(
		[
			'post_type'   => post_type(),
			'post_status' => 'any',
			'author'      => get_current_user_id(),
			'numberposts' => FILLING_LIMIT, // phpcs:ignore WordPress.WP.PostsPerPage -- The scan can not see that it is 20.
			'fields'      => 'ids',
			'meta_query'  => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- Once for twenty items, when they are made.
				[
					'key'     => IDEMPOTENCY_META,
					'value'   => $keys,
					'compare' => 'IN',
				],
			],
		]
	);
	update_meta_cache( 'post', $items );
	$known = [];
	foreach ( $items as $item ) {
		$known[ (string) get_post_meta( $item, IDEMPOTENCY_META, true ) ] = (int) $item;
	}
	return $known;
}

/**
 * Makes an item of each picture that has none yet. One that fails stops no other.
 * @param array<array{id: int|string, title?: string, key: string}> $pictures
 * @return list<int|\WP_Error> Ids of items, in the order of the pictures.
 */
function create_items( array $pictures ): array {
	$known = items_by_key( array_column( $pictures, 'key' ) );
	_prime_post_caches( array_map( 'absint', array_column( $pictures, 'id' ) ), false, true );
	$made = [];
	foreach ( $pictures as $picture ) {
		$key  = $picture['key'];
		$item = $known[ $key ] ?? create_item( absint( $picture['id'] ), $picture['title'] ?? '', $key );
		if ( is_int( $item ) ) {
			$known[ $key ] = $item;
		}
		$made[] = $item;
	}
	return $made;
}

/**
 * Makes an item of one picture: published if the person may publish, otherwise handed in for review.
 * @param string $title Plain text; empty means the picture's.
 * @return int|\WP_Error The item's id.
 */
function create_item( int $picture, string $title, string $key ) {
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
				IDEMPOTENCY_META    => $key,
			],
		],
		true
	);
}
