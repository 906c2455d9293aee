<?php
/** Creates items from pictures, one for each idempotency key. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Meta key of the idempotency key: a repeated request finds the item of the first. */
const IDEMPOTENCY_META = '_frontage_filling';

/**
 * Checks the permission to create items.
 * @return true|\WP_Error
 */
function may_create_items() {
	$type = get_post_type_object( post_type() );
	if ( $type && current_user_can( $type->cap->create_posts ) ) {
		return true;
	}
	$message = __( 'You may not add portfolio items.', 'frontage' );
	return new \WP_Error( 'frontage_may_not_create', $message, [ 'status' => rest_authorization_required_code() ] );
}

/**
 * Finds the current user's items by idempotency key.
 * @param string[] $keys
 * @return array<string, int> Ids of items by key.
 */
function items_by_key( array $keys ): array {
	$items = get_posts(
		[
			'post_type'   => post_type(),
			'post_status' => 'any',
			'author'      => get_current_user_id(),
			'numberposts' => FILLING_LIMIT, // phpcs:ignore WordPress.WP.PostsPerPage -- It is 20.
			'fields'      => 'ids',
			'meta_query'  => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- Once for twenty new items.
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
 * Creates an item for each picture without one. Errors do not affect the others.
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
 * Creates an item for a picture.
 * @param string $title Plain text; empty means the picture's.
 * @return int|\WP_Error The item's id.
 */
function create_item( int $picture, string $title, string $key ) {
	$fields = fields_of_item( $picture, $title, $key );
	return is_wp_error( $fields ) ? $fields : wp_insert_post( wp_slash( $fields ), true );
}

/**
 * Fields of an item for a picture: published if the user may publish, otherwise pending.
 * @param string $title Plain text; empty means the picture's.
 * @return array<string, mixed>|\WP_Error As wp_insert_post() takes them, but unslashed.
 */
function fields_of_item( int $picture, string $title, string $key ) {
	if ( ! wp_attachment_is_image( $picture ) || ! current_user_can( 'read_post', $picture ) ) {
		return new \WP_Error( 'frontage_no_picture', __( 'This picture is no longer in the media library.', 'frontage' ) );
	}
	$type = get_post_type_object( post_type() );
	// Titles are stored as HTML.
	$title  = htmlspecialchars( trim( (string) preg_replace( '/\s+/u', ' ', $title ) ), ENT_NOQUOTES, 'UTF-8', false );
	$file   = wp_basename( (string) get_attached_file( $picture ) );
	$titles = array_filter( [ $title, (string) get_post_field( 'post_title', $picture, 'raw' ), $file ] );
	return [
		'post_type'   => post_type(),
		'post_status' => $type && current_user_can( $type->cap->publish_posts ) ? 'publish' : 'pending',
		'post_title'  => (string) reset( $titles ),
		'meta_input'  => [
			meta_keys()['type'] => 'image',
			'_thumbnail_id'     => $picture,
			IDEMPOTENCY_META    => $key,
		],
	];
}
