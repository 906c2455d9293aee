<?php
/** Marks the pages of galleries for purging when a request changes items. */

declare( strict_types=1 );

namespace Frontage\GalleryCache;

use Frontage\Portfolio;
use function Frontage\PageCache\mark_pages;
use function Frontage\PageCache\published;
use const Frontage\Portfolio\KINDS;

defined( 'ABSPATH' ) || exit;

/** Marks the pages after a change of items. */
function on_changed_items(): void {
	mark_pages( __NAMESPACE__ . '\gallery_pages' );
}

/**
 * Marks the pages after a post was saved or deleted.
 * @param mixed $id
 * @param mixed $post
 * @param mixed $is_update
 * @param mixed $before
 */
function on_changed_post( $id, $post, $is_update = false, $before = null ): void {
	array_map( __NAMESPACE__ . '\note_item', published( $post, $before ) );
	note_changed_item( $post, $before );
}

/** Marks the pages if the post is an item. */
function note_item( \WP_Post $post ): void {
	if ( Portfolio\post_type() === $post->post_type ) {
		on_changed_items();
	}
}

/**
 * @param mixed $meta
 * @param mixed $post
 * @param mixed $key
 */
function on_changed_meta( $meta, $post, $key ): void {
	if ( in_array( $key, Portfolio\shown_meta_keys(), true ) && is_shown_item( $post ) ) {
		on_changed_items();
	}
}

/**
 * @param mixed $post
 * @param mixed $terms
 * @param mixed $now
 * @param mixed $taxonomy
 * @param mixed $appends
 * @param mixed $before
 */
function on_added_relations( $post, $terms, $now, $taxonomy, $appends, $before ): void {
	if ( array_diff( (array) $now, (array) $before ) ) {
		on_removed_relations( $post, $terms, $taxonomy );
	}
}

/**
 * @param mixed $post
 * @param mixed $terms
 * @param mixed $taxonomy
 */
function on_removed_relations( $post, $terms, $taxonomy ): void {
	if ( is_ours( $taxonomy ) && is_shown_item( $post ) ) {
		on_changed_items();
	}
}

/**
 * @param mixed $term
 * @param mixed $relation
 * @param mixed $taxonomy
 */
function on_changed_term( $term, $relation, $taxonomy ): void {
	if ( is_ours( $taxonomy ) ) {
		on_changed_items();
	}
}

/** @param mixed $taxonomy */
function is_ours( $taxonomy ): bool {
	return in_array( $taxonomy, array_map( 'Frontage\Portfolio\taxonomy', KINDS ), true );
}

/** @param mixed $post */
function is_shown_item( $post ): bool {
	$id = is_numeric( $post ) ? (int) $post : 0;
	return Portfolio\post_type() === get_post_type( $id ) && 'publish' === get_post_status( $id );
}
