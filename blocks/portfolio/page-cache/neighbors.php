<?php
/** Finds the pages of items that link to a changed item by its title, or did. */

declare( strict_types=1 );

namespace Frontage\GalleryCache;

use Frontage\Page\Notes;
use Frontage\Portfolio;
use function Frontage\ItemPage\adjacent_item;
use function Frontage\PageCache\mark_pages;
use function Frontage\PageCache\published;

defined( 'ABSPATH' ) || exit;

/** Fields that decide which items link to an item, to which address and with which text. */
const LINKING_FIELDS = [ 'post_status', 'post_date', 'post_password', 'post_name', 'post_title' ];

/** List of the changed versions of items on this site; a version's neighbors are the items that link to it. */
function changed_list(): string {
	return 'changed items of site ' . get_current_blog_id();
}

/**
 * Marks the pages beside an item, if a change concerns them.
 * @param mixed ...$versions The post after and before the change, or the deleted one.
 */
function note_changed_item( ...$versions ): void {
	$items = array_filter( published( ...$versions ), static fn( \WP_Post $post ): bool => Portfolio\post_type() === $post->post_type );
	$links = array_map(
		static fn( \WP_Post $post ): string => (string) wp_json_encode( array_intersect_key( get_object_vars( $post ), array_flip( LINKING_FIELDS ) ) ),
		$items
	);
	if ( 2 === count( $links ) && 1 === count( array_unique( $links ) ) ) {
		return;
	}
	foreach ( $items as $item ) {
		Notes::add( changed_list(), "$item->ID $item->post_date", $item );
		mark_pages( __NAMESPACE__ . '\pages_beside_changed' );
	}
}

/** @return list<int>|null Ids of the items beside the changed ones; null for too many. */
function pages_beside_changed(): ?array {
	$changed = Notes::all( changed_list() );
	Notes::clear( changed_list() );
	if ( 2 * count( $changed ) > MAX_PAGES ) {
		return null;
	}
	$ids = [];
	foreach ( $changed as $item ) {
		foreach ( [ 'previous', 'next' ] as $side ) {
			$neighbor = adjacent_item( $item, $side );
			if ( $neighbor ) {
				$ids[] = $neighbor->ID;
			}
		}
	}
	return $ids;
}
