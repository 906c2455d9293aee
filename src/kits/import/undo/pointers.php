<?php
/** Pointers that WordPress emptied because its owner deleted what an import had set there: nobody chose that, so that undo sets them back. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Options that hold the id of a post. */
const POST_POINTERS = [ 'site_logo', 'site_icon', 'page_on_front', 'page_for_posts' ];

/**
 * @param array<KitSetPointer> $pointers Result of set_pointers().
 * @return array<int|string, true> By their keys.
 */
function emptied_pointers( array $pointers ): array {
	$emptied  = [];
	$is_front = false;
	foreach ( $pointers as $number => $pointer ) {
		if ( is_emptied( $pointer ) ) {
			$emptied[ $number ] = true;
			$is_front           = $is_front || 'page_on_front' === $pointer['option'];
		}
	}
	// Without its page, WordPress shows the latest posts.
	foreach ( $is_front ? $pointers : [] as $number => $pointer ) {
		if ( 'show_on_front' === $pointer['option'] && 'posts' === pointer( $pointer ) ) {
			$emptied[ $number ] = true;
		}
	}
	return $emptied;
}

/**
 * Whether nothing is there any more, and what the import had set is gone.
 * @param KitSetPointer $pointer Of set_pointers().
 */
function is_emptied( array $pointer ): bool {
	return ! number( pointer( $pointer ) ) && leads_nowhere( $pointer, $pointer['after'] );
}

/**
 * Whether a pointer's value is a post or a menu that is not on the site any more. Past the hooks of others, for it is within a transaction.
 * @param KitPointer $pointer
 * @param mixed      $value
 */
function leads_nowhere( array $pointer, $value ): bool {
	global $wpdb;
	$id      = number( $value );
	$is_post = in_array( $pointer['option'], POST_POINTERS, true ) || [ 'classic_header' ] === $pointer['keys'];
	$is_menu = 'nav_menu_locations' === ( $pointer['keys'][0] ?? '' );
	if ( ! $id || ( ! $is_post && ! $is_menu ) ) {
		return false;
	}
	$sql = $is_menu
		? "SELECT 1 FROM {$wpdb->term_taxonomy} WHERE term_id = %d AND taxonomy = 'nav_menu'"
		: "SELECT 1 FROM {$wpdb->posts} WHERE ID = %d AND post_status <> 'trash'";
	return ! need_read( $wpdb->get_results( $wpdb->prepare( $sql, $id ) ) ); // phpcs:ignore WordPress.DB -- Past caches.
}

/**
 * Name of what a pointer sets, in words.
 * @param KitPointer $pointer
 */
function label_of_pointer( array $pointer ): string {
	$name  = text( $pointer['name'] );
	$field = array_search( $pointer['option'], OPTIONS, true );
	if ( 'title' === $field ) {
		return __( 'Site title', 'frontage' );
	}
	if ( 'sticky_posts' === $pointer['option'] ) {
		return label_of( 'sticky' );
	}
	return false === $field ? text( get_registered_nav_menus()[ $name ] ?? $name ) : label_of( $field );
}
