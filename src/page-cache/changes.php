<?php
/** Notes during a request which pages will no longer be as caches keep them. */

declare( strict_types=1 );

namespace Frontage\PageCache;

use Frontage\Portfolio;
use const Frontage\Portfolio\FRAMING_META;
use const Frontage\Portfolio\KINDS;

defined( 'ABSPATH' ) || exit;

/** Only the pages that hold a gallery. */
const GALLERIES = 1;

/** Every page of the site. */
const ALL_PAGES = 2;

/**
 * What is out of date on this site so far.
 * @param int|null $more GALLERIES or ALL_PAGES is noted beside it; null begins anew.
 * @return int Zero for nothing.
 */
function out_of_date( ?int $more = 0 ): int {
	static $noted = [];

	$site           = get_current_blog_id();
	$noted[ $site ] = null === $more ? 0 : ( $noted[ $site ] ?? 0 ) | $more;
	return $noted[ $site ];
}

/** Items have moved. */
function on_changed_items(): void {
	out_of_date( GALLERIES );
}

/** A classic menu has changed. */
function on_changed_menu(): void {
	out_of_date( ALL_PAGES );
}

/**
 * A post was saved with its terms and meta: drafts are seen by nobody.
 * @param mixed $id
 * @param mixed $post
 * @param mixed $is_update
 * @param mixed $before
 */
function on_saved_post( $id, $post, $is_update = false, $before = null ): void {
	foreach ( [ $post, $before ] as $version ) {
		if ( $version instanceof \WP_Post ) {
			note_post( $version );
		}
	}
	changed_items( [ $post, $before ] );
}

/**
 * @param mixed $id
 * @param mixed $post
 */
function on_deleted_post( $id, $post ): void {
	if ( $post instanceof \WP_Post ) {
		note_post( $post );
		changed_items( [ $post ] );
	}
}

/** Notes what a published post of this content stands on. */
function note_post( \WP_Post $post ): void {
	if ( 'publish' !== $post->post_status ) {
		return;
	}
	if ( Portfolio\post_type() === $post->post_type ) {
		out_of_date( GALLERIES );
	} elseif ( 'wp_navigation' === $post->post_type || ( is_part( $post->post_type ) && str_contains( $post->post_content, '<!-- wp:frontage/' ) ) ) {
		out_of_date( ALL_PAGES );
	}
}

/**
 * @param mixed $meta
 * @param mixed $post
 * @param mixed $key
 */
function on_changed_meta( $meta, $post, $key ): void {
	$seen = array_merge( array_values( Portfolio\meta_keys() ), [ '_thumbnail_id', FRAMING_META ] );
	if ( in_array( $key, $seen, true ) && is_shown_item( $post ) ) {
		out_of_date( GALLERIES );
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
		out_of_date( GALLERIES );
	}
}

/**
 * @param mixed $term
 * @param mixed $relation
 * @param mixed $taxonomy
 */
function on_changed_term( $term, $relation, $taxonomy ): void {
	if ( is_ours( $taxonomy ) ) {
		out_of_date( GALLERIES );
	}
}

/**
 * @param mixed $before
 * @param mixed $now
 */
function on_changed_settings( $before, $now ): void {
	// Seen by nobody.
	$hidden = [ 'delete_on_uninstall' => 0 ];
	if ( array_diff_key( (array) $before, $hidden ) !== array_diff_key( (array) $now, $hidden ) ) {
		out_of_date( ALL_PAGES );
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
