<?php
/** Deletes our options on every site of every network, and the portfolio of those whose owner asked for it. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use function Frontage\Portfolio\post_type;
use function Frontage\Portfolio\taxonomy;
use const Frontage\Portfolio\KINDS;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/activation.php';
require_once dirname( __DIR__, 2 ) . '/portfolio/item.php';

/** Items or terms that are deleted between two looks at the clock. */
const BATCH = 50;

/**
 * Can be called again after it was stopped or killed: a site's options, which say what its owner asked for, go last.
 * @return bool Whether nothing is left to delete.
 */
function uninstall( float $deadline ): bool {
	return on_every_site(
		0,
		static function () use ( $deadline ): bool {
			$settings = get_option( 'frontage_settings' );
			if ( is_array( $settings ) && true === ( $settings['delete_on_uninstall'] ?? false ) ) {
				if ( ! delete_portfolio( $deadline ) ) {
					return false;
				}
				delete_meta();
			}
			delete_options();
			return true;
		}
	);
}

/**
 * Deletes every item and term of this site, with meta, revisions and comments; pictures stay. Where another active plugin has registered the same
 * type, the items are as much its own, and stay.
 * @return bool Whether nothing is left to delete.
 */
function delete_portfolio( float $deadline ): bool {
	$type = get_post_type_object( post_type() );
	if ( $type && 'portfolio_item' !== $type->capability_type ) {
		return true;
	}
	// WordPress deletes only the relations of registered types, and the plugin is deactivated. They stay registered for the network's next site.
	if ( ! $type ) {
		register_post_type(
			post_type(),
			[
				'public'          => false,
				'capability_type' => [ 'portfolio_item', 'portfolio_items' ],
			]
		);
	}
	$taxonomies = array_map( 'Frontage\Portfolio\taxonomy', KINDS );
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

/**
 * Ends as well when other code refuses every deletion of a batch.
 * @param callable( int ): array<mixed> $find Answers with the next batch.
 * @param callable( mixed ): bool $delete Deletes one and answers whether it did.
 * @return bool False if the time was over before the end.
 */
function delete_in_batches( callable $find, callable $delete, float $deadline ): bool {
	do {
		$found   = $find( BATCH );
		$deleted = array_filter( array_map( $delete, $found ) );
		if ( count( $found ) < BATCH || ! $deleted ) {
			return true;
		}
	} while ( microtime( true ) < $deadline );
	return false;
}

/** Deletes what posts, pages and menu entries have of ours: share counts, headers, icons, badges; through WordPress, so that its caches know. */
function delete_meta(): void {
	global $wpdb;
	$keys = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $wpdb->esc_like( '_frontage_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no list of keys by name, and this runs once.
	array_map( 'delete_post_meta_by_key', $keys );
}

/** Deletes this site's options, transients and events of ours through WordPress, so that its caches know. */
function delete_options(): void {
	global $wpdb;
	wp_unschedule_hook( 'frontage_check_framing' );
	$options = $wpdb->get_col( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no list of options by name, and this runs once.
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s",
			$wpdb->esc_like( 'frontage_' ) . '%',
			$wpdb->esc_like( '_transient_frontage_' ) . '%',
			$wpdb->esc_like( '_transient_timeout_frontage_' ) . '%'
		)
	);
	array_map( 'delete_option', $options );
}
