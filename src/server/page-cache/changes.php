<?php
/** Marks during a request the pages that will no longer be as caches keep them. */

declare( strict_types=1 );

namespace Frontage\PageCache;

use Frontage\Page\Notes;

defined( 'ABSPATH' ) || exit;

/** Stands for every page of the site. */
const ALL_PAGES = 'all';

/** List of what is marked on this site. */
function outdated_list(): string {
	return 'outdated pages of site ' . get_current_blog_id();
}

/** Marks every page of the site. */
function mark_all_pages(): void {
	Notes::add( outdated_list(), ALL_PAGES );
}

/**
 * Marks the pages that a function finds at the request's end.
 * @param callable-string $find Answers with a list of ids, or with null for every page of the site.
 */
function mark_pages( string $find ): void {
	Notes::add( outdated_list(), $find );
}

/**
 * A post was saved with its terms and meta, or deleted.
 * @param mixed $id
 * @param mixed $post
 * @param mixed $is_update
 * @param mixed $before
 */
function on_changed_post( $id, $post, $is_update = false, $before = null ): void {
	array_map( __NAMESPACE__ . '\note_post', published( $post, $before ) );
}

/**
 * Versions of a post that visitors see, or have seen: nobody sees drafts.
 * @param mixed ...$versions
 * @return list<\WP_Post>
 */
function published( ...$versions ): array {
	return array_values( array_filter( $versions, static fn( $version ): bool => $version instanceof \WP_Post && 'publish' === $version->post_status ) );
}

/** Marks the pages on which a post of this content stands. */
function note_post( \WP_Post $post ): void {
	if ( 'wp_navigation' === $post->post_type || ( is_part( $post->post_type ) && str_contains( $post->post_content, '<!-- wp:frontage/' ) ) ) {
		mark_all_pages();
	}
}

/** Whether what has this type stands inside pages, as synced patterns and templates do. */
function is_part( string $type ): bool {
	return in_array( $type, [ 'wp_block', 'wp_template', 'wp_template_part' ], true );
}

/**
 * @param mixed $before
 * @param mixed $now
 */
function on_changed_settings( $before, $now ): void {
	// Seen by nobody.
	$hidden = [ 'delete_on_uninstall' => 0 ];
	if ( array_diff_key( (array) $before, $hidden ) !== array_diff_key( (array) $now, $hidden ) ) {
		mark_all_pages();
	}
}
