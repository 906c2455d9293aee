<?php
/** Deletes the portfolio. Only this file and its requires are loaded, because the plugin is deactivated. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Housekeeping\delete_in_batches;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/item.php';

/**
 * Deletes all items and terms of a site, with meta, revisions and comments; pictures are kept. If another active plugin has registered the same
 * type, the items are kept.
 * @return bool Whether nothing is left to delete.
 */
function delete_portfolio( float $deadline ): bool {
	$type = get_post_type_object( post_type() );
	if ( $type && 'portfolio_item' !== $type->capability_type ) {
		return true;
	}
	// Core deletes relations of registered types only. They stay registered for the network's next site.
	if ( ! $type ) {
		register_post_type(
			post_type(),
			[
				'public'          => false,
				'capability_type' => [ 'portfolio_item', 'portfolio_items' ],
			]
		);
	}
	$taxonomies = array_map( __NAMESPACE__ . '\taxonomy', KINDS );
	foreach ( $taxonomies as $taxonomy ) {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			register_taxonomy( $taxonomy, post_type(), [ 'public' => false ] );
		}
	}

	$find_items = static fn( int $number ): array => get_posts(
		[
			'post_type'   => post_type(),
			'post_status' => array_keys( get_post_stati() ),
			'fields'      => 'ids',
			'numberposts' => $number,
		]
	);
	$find_terms = static fn( int $number ): array => (array) get_terms(
		[
			'taxonomy'   => $taxonomies,
			'hide_empty' => false,
			'number'     => $number,
		]
	);
	wp_suspend_cache_addition( true );
	wp_defer_term_counting( true );
	$is_done = delete_in_batches( $find_items, static fn( $item ): bool => (bool) wp_delete_post( (int) $item, true ), $deadline )
		&& delete_in_batches( $find_terms, static fn( $term ): bool => true === wp_delete_term( $term->term_id, $term->taxonomy ), $deadline );
	wp_defer_term_counting( false );
	wp_suspend_cache_addition( false );
	return $is_done;
}
