<?php
/** Finds the pages of items that lead to a changed item by its title, or did. */

declare( strict_types=1 );

namespace Frontage\PageCache;

use Frontage\Portfolio;
use function Frontage\ItemPage\neighbour;

defined( 'ABSPATH' ) || exit;

/** What decides which items lead to an item, where to, and by which words. */
const LEADING = [ 'post_status', 'post_date', 'post_password', 'post_name', 'post_title' ];

/**
 * The versions of items that have changed so on this site so far; in the place of each its neighbors are those that lead to it.
 * @param list<mixed>|null $more Versions of one item, before and after, are noted beside them; null begins anew.
 * @return array<string, \WP_Post>
 */
function changed_items( ?array $more = [] ): array {
	static $noted = [];

	$site     = get_current_blog_id();
	$versions = array_filter(
		$more ?? [],
		static fn( $version ): bool => $version instanceof \WP_Post && 'publish' === $version->post_status && Portfolio\post_type() === $version->post_type
	);
	$texts    = array_map( static fn( \WP_Post $version ): string => (string) wp_json_encode( array_intersect_key( get_object_vars( $version ), array_flip( LEADING ) ) ), $versions );
	// Twice the same: nothing that a neighbor shows has changed.
	if ( 2 === count( $texts ) && 1 === count( array_unique( $texts ) ) ) {
		$versions = [];
	}
	$noted[ $site ] = null === $more ? [] : $noted[ $site ] ?? [];
	foreach ( $versions as $version ) {
		$noted[ $site ][ "$version->ID $version->post_date" ] = $version;
	}
	return $noted[ $site ];
}

/** @return list<int>|null Ids of the items beside those that have changed; null where there are too many. */
function pages_beside_changed(): ?array {
	$changed = changed_items();
	if ( 2 * count( $changed ) > MOST_PAGES ) {
		return null;
	}
	$ids = [];
	foreach ( $changed as $item ) {
		foreach ( [ 'previous', 'next' ] as $side ) {
			$beside = neighbour( $item, $side );
			if ( $beside ) {
				$ids[] = $beside->ID;
			}
		}
	}
	return $ids;
}
