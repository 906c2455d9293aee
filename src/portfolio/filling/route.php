<?php
/**
 * Makes portfolio items of pictures, a few at a time, and never two of the same wish.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** As many pictures as one request may name. */
const FILLING_LIMIT = 20;

/** Which wish an item comes from: a wish that is sent again, because its answer was lost, finds the item that it made. */
const FILLING_META = '_frontage_filling';

/**
 * Registers the route.
 *
 * @since 0.1.0
 */
function register_filling_route(): void {
	register_rest_route(
		ROUTES,
		'/portfolio/items-from-pictures',
		[
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => __NAMESPACE__ . '\make_items',
			'permission_callback' => __NAMESPACE__ . '\may_make_items',
			'args'                => [
				'pictures' => [
					'description' => __( 'What to make items of, in this order.', 'frontage' ),
					'type'        => 'array',
					'minItems'    => 1,
					'maxItems'    => FILLING_LIMIT,
					'required'    => true,
					'items'       => [
						'type'       => 'object',
						'properties' => [
							'id'    => [
								'description' => __( 'Id of the picture.', 'frontage' ),
								'type'        => 'integer',
								'minimum'     => 1,
								'required'    => true,
							],
							'title' => [
								'description' => __( 'Name of the item, plain text; empty means the picture’s.', 'frontage' ),
								'type'        => 'string',
								'default'     => '',
							],
							'wish'  => [
								'description' => __( 'A name for this wish that no other one has; the same one again makes no second item.', 'frontage' ),
								'type'        => 'string',
								'pattern'     => '^[a-zA-Z0-9-]{8,64}$',
								'required'    => true,
							],
						],
					],
				],
			],
		]
	);
}

/**
 * Those who may write items may.
 *
 * @since 0.1.0
 *
 * @return true|\WP_Error
 */
function may_make_items() {
	$type = get_post_type_object( post_type() );
	if ( $type && current_user_can( $type->cap->create_posts ) ) {
		return true;
	}
	return new \WP_Error( 'frontage_may_not_create', __( 'You may not add portfolio items.', 'frontage' ), [ 'status' => rest_authorization_required_code() ] );
}

/**
 * Makes an item of each picture. One that fails stops no other.
 *
 * @since 0.1.0
 *
 * @param \WP_REST_Request $request The wishes.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function make_items( \WP_REST_Request $request ): \WP_REST_Response {
	$wishes = array_filter( (array) $request['pictures'], 'is_array' );
	$known  = made_of( array_column( $wishes, 'wish' ) );
	_prime_post_caches( array_map( 'absint', array_column( $wishes, 'id' ) ), false, true );
	$made   = [];
	$failed = [];
	foreach ( $wishes as $wish ) {
		$picture = absint( $wish['id'] );
		$item    = $known[ $wish['wish'] ] ?? make_item_once( $picture, (string) ( $wish['title'] ?? '' ), $wish['wish'] );
		if ( $item instanceof \WP_Error ) {
			$failed[] = [
				'picture' => $picture,
				'message' => plain_text( wp_strip_all_tags( $item->get_error_message() ) ),
			];
		} else {
			$known[ $wish['wish'] ] = $item;

			$made[] = [
				'picture' => $picture,
				'item'    => $item,
			];
		}
	}
	return new \WP_REST_Response( compact( 'made', 'failed' ) );
}

/**
 * The items that wishes of the present person have already made.
 *
 * @since 0.1.0
 *
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
 *
 * @since 0.1.0
 *
 * @param int    $picture Id of the picture.
 * @param string $title   Its name, plain text.
 * @param string $wish    Name of the wish.
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
 *
 * @since 0.1.0
 *
 * @param int    $picture Id of the picture.
 * @param string $title   Its name, plain text.
 * @param string $wish    Name of the wish.
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
