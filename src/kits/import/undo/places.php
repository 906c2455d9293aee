<?php
/** Where an original can be found again: whether a revision holds all of it and stays. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Meta that tells of editing and of sending, which no owner misses. */
const PASSING_KEYS = [ '_edit_lock', '_edit_last', '_wp_old_slug', '_wp_old_date', '_encloseme', '_pingme' ];

/**
 * What an original belongs to now: what replaced it, or the stylesheet that WordPress made anew for the same theme.
 * @param KitEntry $entry Of the journal.
 */
function target_now( array $entry, \WP_Post $original, string $theme ): ?\WP_Post {
	global $wpdb;
	// Without an id WordPress gives the post that is shown.
	$target = $entry['target'] ? get_post( $entry['target'] ) : null;
	if ( $target || 'wp_global_styles' !== $original->post_type ) {
		return $target;
	}
	$sql = "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'wp_global_styles' AND post_status = 'publish' AND post_name = %s";
	$id  = (int) need_read( $wpdb->get_var( $wpdb->prepare( $sql, slug_of_styles( $theme ) ) ) ); // phpcs:ignore WordPress.DB -- Past caches.
	return $id ? get_post( $id ) : null;
}

/** Slug of a theme's stylesheet, as WordPress gives it. Past the hooks of others, for it is within a transaction. */
function slug_of_styles( string $theme ): string {
	return sanitize_title_with_dashes( 'wp-global-styles-' . rawurlencode( $theme ), '', 'save' );
}

/** Whether a revision holds all in which an original differs, and will not be deleted: not from the trash, and not as the oldest of a few. */
function is_held_by_revision( \WP_Post $original, \WP_Post $target ): bool {
	$number = 0;
	$count  = static function () use ( $target, &$number ): void {
		$number = wp_revisions_to_keep( $target );
	};
	return 'trash' !== $target->post_status && null === guarded( $count ) && -1 === $number && ! is_more_than_words( $original, $target );
}

/** Whether an original holds anything besides title, content and excerpt that is not also where it belongs. */
function is_more_than_words( \WP_Post $original, \WP_Post $target ): bool {
	global $wpdb;
	if ( $original->post_parent !== $target->post_parent || $original->menu_order !== $target->menu_order ) {
		return true;
	}
	$marks = implode( ',', array_fill( 0, count( PASSING_KEYS ), '%s' ) );
	// phpcs:disable WordPress.DB -- Past caches; the marks are of a constant.
	$meta = "SELECT COUNT(*) FROM {$wpdb->postmeta} m WHERE m.post_id = %d AND m.meta_key NOT IN ( $marks ) AND NOT EXISTS (
		SELECT 1 FROM {$wpdb->postmeta} t WHERE t.post_id = %d AND t.meta_key = m.meta_key AND t.meta_value = m.meta_value )";
	$more = need_read( $wpdb->get_var( $wpdb->prepare( $meta, array_merge( [ $original->ID ], PASSING_KEYS, [ $target->ID ] ) ) ) );
	if ( (int) $more > 0 ) {
		return true;
	}
	$links = "SELECT COUNT(*) FROM {$wpdb->term_relationships} r WHERE r.object_id = %d AND NOT EXISTS (
		SELECT 1 FROM {$wpdb->term_relationships} t WHERE t.object_id = %d AND t.term_taxonomy_id = r.term_taxonomy_id )";
	return (int) need_read( $wpdb->get_var( $wpdb->prepare( $links, $original->ID, $target->ID ) ) ) > 0;
	// phpcs:enable
}
