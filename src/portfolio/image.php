<?php
/** Pictures of a portfolio item, for its tile and the lightbox. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Text\plain_text;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Uncropped size for a tile; smaller ones are in srcset. */
const TILE_SIZE = 'large';

/** Default focal point. */
const MIDDLE = [
	'x' => 0.5,
	'y' => 0.5,
];

/**
 * Picture of an item's tile: the one chosen for the portfolio, otherwise the featured image.
 * @param array<string, mixed> $stored From stored().
 * @return ItemImage|null Sizes in pixels, at least 1; no focus means the middle.
 */
function tile_image_data( \WP_Post $post, array $stored ): ?array {
	$id = tile_image( $post, $stored );
	if ( 0 === $id ) {
		return null;
	}
	$source   = items( wp_get_attachment_image_src( $id, TILE_SIZE ) );
	$metadata = wp_get_attachment_metadata( $id );
	return sanitized_image(
		[
			'src'    => $source[0] ?? '',
			'srcset' => wp_get_attachment_image_srcset( $id, TILE_SIZE ),
			'width'  => $source[1] ?? 0,
			'height' => $source[2] ?? 0,
			'alt'    => plain_text( text( get_post_meta( $id, '_wp_attachment_image_alt', true ) ) ),
			'color'  => is_array( $metadata ) ? stored_color( $metadata ) : '',
			'focus'  => $stored['focus'],
		]
	);
}

/**
 * Sanitizes a picture of any origin.
 * @param array<mixed> $image
 * @return ItemImage|null Null without a URL.
 */
function sanitized_image( array $image ): ?array {
	$sanitized = [
		'src'    => text( $image['src'] ?? '' ),
		'srcset' => text( $image['srcset'] ?? '' ),
		// Vector images have no size of their own.
		'width'  => max( 1, (int) text( $image['width'] ?? '' ) ),
		'height' => max( 1, (int) text( $image['height'] ?? '' ) ),
		'alt'    => text( $image['alt'] ?? '' ),
		'color'  => text( $image['color'] ?? '' ),
	];
	if ( isset( $image['focus'] ) && MIDDLE !== known_focus( $image['focus'] ) ) {
		$sanitized['focus'] = known_focus( $image['focus'] );
	}
	return '' === $sanitized['src'] ? null : $sanitized;
}

/**
 * Focal point of a cropped picture.
 * @param mixed $focus
 * @return array{x: float, y: float} From 0 (left, top) to 1, in hundredths; the middle if invalid.
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
 * URL for the lightbox, or ''. An image item without a picture for the lightbox opens its tile's.
 * @param array<string, mixed> $stored
 */
function lightbox_url( \WP_Post $post, array $stored ): string {
	$url = text( wp_get_attachment_image_url( $stored['lightboxImage'], 'full' ) );
	if ( '' === $url && 'image' === $stored['type'] ) {
		$url = text( wp_get_attachment_image_url( tile_image( $post, $stored ), 'full' ) );
	}
	return $url;
}

/**
 * Attachment of the tile; 0 for none, or if it was deleted.
 * @param array<string, mixed> $stored
 */
function tile_image( \WP_Post $post, array $stored ): int {
	foreach ( [ $stored['image'], (int) get_post_thumbnail_id( $post ) ] as $id ) {
		if ( $id > 0 && wp_attachment_is_image( $id ) ) {
			return $id;
		}
	}
	return 0;
}

/** Attachment for a post: the tile of an item, otherwise the featured image; 0 for none. */
function image_of_post( \WP_Post $post ): int {
	return post_type() === $post->post_type ? tile_image( $post, stored( $post->ID ) ) : (int) get_post_thumbnail_id( $post );
}

/**
 * Loads the pictures of a query's items at once: their posts in one query, their meta in another.
 * @param mixed $posts
 * @param mixed $query
 * @return mixed The same posts.
 */
function prime_query_images( $posts, $query ) {
	if ( ! is_array( $posts ) || ! $query instanceof \WP_Query || true !== $query->get( 'frontage_images' ) ) {
		return $posts;
	}
	prime_images( array_filter( $posts, static fn( $post ): bool => $post instanceof \WP_Post ) );
	return $posts;
}

/** @param \WP_Post[] $posts */
function prime_images( array $posts ): void {
	$items = wp_list_pluck( $posts, 'ID' );
	update_meta_cache( 'post', $items );
	$images = [];
	foreach ( $items as $item ) {
		foreach ( picture_keys() as $key ) {
			$images[] = absint( get_post_meta( $item, $key, true ) );
		}
	}
	$images = array_values( array_unique( array_filter( $images ) ) );
	if ( $images ) {
		_prime_post_caches( $images, false, true );
	}
}
