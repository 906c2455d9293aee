<?php
/**
 * The pictures of a portfolio item: what its tile shows and what its lightbox opens.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Uncropped, and wide enough for a tile; the smaller ones are in srcset. */
const TILE_SIZE = 'large';

/** What a cropped picture shows unless its editor says otherwise. */
const MIDDLE = [
	'x' => 0.5,
	'y' => 0.5,
];

/**
 * The picture of an item's tile: the one chosen for the portfolio, otherwise the featured image.
 *
 * @since 0.1.0
 *
 * @param \WP_Post             $post   The item.
 * @param array<string, mixed> $stored What stored() answers for it.
 * @return null|array{src: string, srcset: string, width: int, height: int, alt: string, color: string, focus?: array{x: float, y: float}} Null where the item has no picture. Sizes in pixels, at least 1; no focus means the middle.
 */
function tile_image_data( \WP_Post $post, array $stored ): ?array {
	$id = tile_image( $post, $stored );
	if ( 0 === $id ) {
		return null;
	}
	$source   = (array) wp_get_attachment_image_src( $id, TILE_SIZE );
	$metadata = wp_get_attachment_metadata( $id );
	$image    = [
		'src'    => (string) ( $source[0] ?? '' ),
		'srcset' => (string) wp_get_attachment_image_srcset( $id, TILE_SIZE ),
		// Vector pictures have no size of their own.
		'width'  => max( 1, (int) ( $source[1] ?? 0 ) ),
		'height' => max( 1, (int) ( $source[2] ?? 0 ) ),
		'alt'    => plain_text( trim( wp_strip_all_tags( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) ) ),
		'color'  => is_array( $metadata ) ? color_of( $metadata ) : '',
	];
	if ( MIDDLE !== $stored['focus'] ) {
		$image['focus'] = $stored['focus'];
	}
	return $image;
}

/**
 * The point of a picture that stays in sight where a tile crops it.
 *
 * @since 0.1.0
 *
 * @param mixed $focus Anything.
 * @return array{x: float, y: float} From 0 (left, top) to 1, in hundredths; the middle for what is no point.
 */
function known_focus( $focus ): array {
	if ( ! is_array( $focus ) || ! is_numeric( $focus['x'] ?? null ) || ! is_numeric( $focus['y'] ?? null ) ) {
		return MIDDLE;
	}
	return [
		'x' => round( min( 1, max( 0, (float) $focus['x'] ) ), 2 ),
		'y' => round( min( 1, max( 0, (float) $focus['y'] ) ), 2 ),
	];
}

/**
 * The whole picture that an item opens in the lightbox: the one chosen for that; an image item without one opens its tile's picture.
 *
 * @since 0.1.0
 *
 * @param \WP_Post             $post   The item.
 * @param array<string, mixed> $stored What stored() answers for it.
 * @return string Its address, or nothing.
 */
function lightbox_url( \WP_Post $post, array $stored ): string {
	$url = (string) wp_get_attachment_image_url( $stored['lightboxImage'], 'full' );
	return '' === $url && 'image' === $stored['type'] ? (string) wp_get_attachment_image_url( tile_image( $post, $stored ), 'full' ) : $url;
}

/**
 * The attachment that an item's tile shows.
 *
 * @since 0.1.0
 *
 * @param \WP_Post             $post   The item.
 * @param array<string, mixed> $stored What stored() answers for it.
 * @return int Its id; 0 where there is none, or where it was deleted.
 */
function tile_image( \WP_Post $post, array $stored ): int {
	foreach ( [ $stored['image'], (int) get_post_thumbnail_id( $post ) ] as $id ) {
		if ( $id > 0 && wp_attachment_is_image( $id ) ) {
			return $id;
		}
	}
	return 0;
}

/**
 * Reads the pictures of all items of a query at once: their posts in one query of the database, their meta in another.
 *
 * @since 0.1.0
 *
 * @param mixed $posts What the query found.
 * @param mixed $query The query.
 * @return mixed The same posts.
 */
function read_images_at_once( $posts, $query ) {
	if ( ! is_array( $posts ) || ! $query instanceof \WP_Query || true !== $query->get( 'frontage_images' ) ) {
		return $posts;
	}
	prime_images( array_filter( $posts, static fn( $post ): bool => $post instanceof \WP_Post ) );
	return $posts;
}

/**
 * Reads the pictures of items at once.
 *
 * @since 0.1.0
 *
 * @param \WP_Post[] $posts The items.
 */
function prime_images( array $posts ): void {
	$items = wp_list_pluck( $posts, 'ID' );
	update_meta_cache( 'post', $items );
	$keys   = meta_keys();
	$images = [];
	foreach ( $items as $item ) {
		foreach ( [ $keys['image'], $keys['lightboxImage'], '_thumbnail_id' ] as $key ) {
			$images[] = absint( get_post_meta( $item, $key, true ) );
		}
	}
	$images = array_values( array_unique( array_filter( $images ) ) );
	if ( $images ) {
		_prime_post_caches( $images, false, true );
	}
}
