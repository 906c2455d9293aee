<?php
/** Marks pages for purging when a request changes them. */

declare( strict_types=1 );

namespace Frontage\PageCache;

use Frontage\Page\Notes;

defined( 'ABSPATH' ) || exit;

/** Key for all pages of the site. */
const ALL_PAGES = 'all';

/** List of the sites with marked pages: a request can change others of the network. */
const SITES = 'sites with outdated pages';

/** Name of this site's list of marked pages. */
function outdated_list(): string {
	return 'outdated pages of site ' . get_current_blog_id();
}

/** Marks all pages of the site. */
function mark_all_pages(): void {
	mark_pages( ALL_PAGES );
}

/**
 * Marks pages that are found at the end of the request.
 * @param callable-string|'all' $find Returns a list of ids, or null for all pages of the site.
 */
function mark_pages( string $find ): void {
	Notes::add( SITES, (string) get_current_blog_id() );
	Notes::add( outdated_list(), $find );
}

/**
 * Marks pages after a post was saved or deleted.
 * @param mixed $id
 * @param mixed $post
 * @param mixed $is_update
 * @param mixed $before
 */
function on_changed_post( $id, $post, $is_update = false, $before = null ): void {
	array_map( __NAMESPACE__ . '\note_post', published( $post, $before ) );
}

/**
 * Public versions of a post.
 * @param mixed ...$versions
 * @return list<\WP_Post>
 */
function published( ...$versions ): array {
	return array_values( array_filter( $versions, static fn( $version ): bool => $version instanceof \WP_Post && 'publish' === $version->post_status ) );
}

/** Marks the pages that contain a post with our blocks. */
function note_post( \WP_Post $post ): void {
	if ( 'wp_navigation' === $post->post_type || ( is_part( $post->post_type ) && str_contains( $post->post_content, '<!-- wp:frontage/' ) ) ) {
		mark_all_pages();
	}
}

/** Whether posts of a type are parts of pages, as synced patterns and templates are. */
function is_part( string $type ): bool {
	return in_array( $type, [ 'wp_block', 'wp_template', 'wp_template_part' ], true );
}

/**
 * @param mixed $before
 * @param mixed $now
 */
function on_changed_settings( $before, $now ): void {
	// Not visible on pages.
	$hidden = [ 'delete_on_uninstall' => 0 ];
	if ( array_diff_key( (array) $before, $hidden ) !== array_diff_key( (array) $now, $hidden ) ) {
		mark_all_pages();
	}
}
