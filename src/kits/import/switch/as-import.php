<?php
/** An import is no publication: what WordPress does with a new post is left out of it. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Pings of what a post links to; entries of menus that take each new page; purges of page caches, which hear of the whole at once. */
const NO_REACTIONS = [
	[ 'publish_post', '_publish_post_hook', 5, 1 ],
	[ 'transition_post_status', '_wp_auto_add_pages_to_menu', 10, 3 ],
	[ 'wp_after_insert_post', 'Frontage\PageCache\on_changed_post', 10, 4 ],
];

/**
 * Does the work of an import, as other plugins know it by WP_IMPORTING, and without core's reactions to new posts.
 * @template Result
 * @param callable(): Result $work
 * @return Result
 */
function as_import( callable $work ) {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, for other plugins to ask.
	defined( 'WP_IMPORTING' ) || define( 'WP_IMPORTING', true );
	$removed = [];
	foreach ( NO_REACTIONS as [ $hook, $name, $priority, $arguments ] ) {
		if ( remove_action( $hook, $name, $priority ) ) {
			$removed[] = [ $hook, $name, $priority, $arguments ];
		}
	}
	try {
		return $work();
	} finally {
		foreach ( $removed as [ $hook, $name, $priority, $arguments ] ) {
			add_action( $hook, $name, $priority, $arguments );
		}
	}
}

/**
 * Tells WordPress and other plugins that a post is what it is now.
 * @param string $before Its status before.
 */
function settle_post( int $id, string $before ): void {
	clean_post_cache( $id );
	$post = get_post( $id );
	if ( ! $post ) {
		return;
	}
	if ( 'publish' !== $post->post_status || tells_of_publication( $post ) ) {
		wp_transition_post_status( $post->post_status, $before, $post );
		// Also of other plugins that publish as WordPress does.
		array_map( static fn( string $key ): bool => delete_post_meta( $id, $key ), [ '_pingme', '_encloseme', '_trackbackme' ] );
	}
	wp_after_insert_post( $post, true, null );
	count_terms_of( $id, $post->post_type );
}

function tells_of_publication( \WP_Post $post ): bool {
	/**
	 * Filters whether an import tells other plugins that a post is published: by `transition_post_status`, `publish_post` and the like, upon which some
	 * send newsletters or share posts. By default it doesn't, whatever the post's date. `wp_after_insert_post` is for all.
	 *
	 * @since 0.1.0
	 *
	 * @param bool     $tells
	 * @param \WP_Post $post
	 */
	return (bool) apply_filters( 'frontage_kit_tells_of_publication', false, $post );
}
