<?php
/** The pictures of a portfolio item: what its tile shows and what its lightbox opens. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Text\plain_text;
use function Frontage\Values\items;
use function Frontage\Values\text;

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
 * @param array<string, mixed> $stored As stored() answers.
 * @return null|array{src: string, srcset: string, width: int, height: int, alt: string, color: string, focus?: array{x: float, y: float}} Sizes in pixels, at least 1; no focus means the middle.
 */
function tile_image_data( \WP_Post $post, array $stored ): ?array {
	$id = tile_image( $post, $stored );
	if ( 0 === $id ) {
		return null;
	}
	$source   = items( wp_get_attachment_image_src( $id, TILE_SIZE ) );
	$metadata = wp_get_attachment_metadata( $id );
	return sound_image(
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
 * A picture of whatever origin.
 * @param array<mixed> $image
 * @return null|array{src: string, srcset: string, width: int, height: int, alt: string, color: string, focus?: array{x: float, y: float}} Null without an address.
 */
function sound_image( array $image ): ?array {
	$sound = [
		'src'    => text( $image['src'] ?? '' ),
		'srcset' => text( $image['srcset'] ?? '' ),
		// Vector pictures have no size of their own.
		'width'  => max( 1, (int) text( $image['width'] ?? '' ) ),
		'height' => max( 1, (int) text( $image['height'] ?? '' ) ),
		'alt'    => text( $image['alt'] ?? '' ),
		'color'  => text( $image['color'] ?? '' ),
	];
	if ( isset( $image['focus'] ) && MIDDLE !== known_focus( $image['focus'] ) ) {
		$sound['focus'] = known_focus( $image['focus'] );
	}
	return '' === $sound['src'] ? null : $sound;
}

/**
 * The point that stays in sight where a tile crops the picture.
 * @param mixed $focus
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
 * The URL that opens in the lightbox, or nothing: an image item without a picture for that opens its tile's.
 * @param array<string, mixed> $stored
 */
function lightbox_url( \WP_Post $post, array $stored ): string {
	$url = text( wp_get_attachment_image_url( $stored['lightboxImage'], 'full' ) );
	return '' === $url && 'image' === $stored['type'] ? text( wp_get_attachment_image_url( tile_image( $post, $stored ), 'full' ) ) : $url;
}

/**
 * The tile's attachment; 0 where there is none, or where it was deleted.
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

/** The picture that stands for a post: an item's tile, otherwise the featured image; 0 for none. */
function image_of_post( \WP_Post $post ): int {
	return post_type() === $post->post_type ? tile_image( $post, stored( $post->ID ) ) : (int) get_post_thumbnail_id( $post );
}

/**
 * Loads the pictures of a query's items at once: their posts in one database query, their meta in another.
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
