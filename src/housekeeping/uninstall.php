<?php
/**
 * Leaves nothing behind when the owner deletes the plugin, and takes nothing that the owner did not ask to have taken.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use function Frontage\Portfolio\post_type;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes our options on every site, and the portfolio on those whose owner switched that on.
 *
 * WordPress calls it after it has checked who asks, so nothing here asks again.
 *
 * @since 0.1.0
 */
function uninstall(): void {
	require_once __DIR__ . '/activation.php';
	require_once dirname( __DIR__ ) . '/settings/schema.php';
	require_once dirname( __DIR__ ) . '/settings/settings.php';
	require_once dirname( __DIR__ ) . '/portfolio/item.php';

	on_sites(
		true,
		static function (): void {
			if ( true === get( 'delete_on_uninstall' ) ) {
				delete_portfolio();
			}
			delete_options();
		}
	);
}

/**
 * Deletes every portfolio item and term of this site for good, with their meta, revisions and comments; pictures stay.
 * Where another active plugin has registered the same type, the items are as much its own, and stay.
 *
 * @since 0.1.0
 */
function delete_portfolio(): void {
	$type = get_post_type_object( post_type() );
	if ( $type && 'portfolio_item' !== $type->capability_type ) {
		return;
	}
	$taxonomies = array_map( 'Frontage\Portfolio\taxonomy', [ 'categories', 'otherCategories', 'tags' ] );
	// A deactivated plugin has registered nothing, and WordPress deletes only the relations of what it knows.
	if ( ! $type ) {
		// On a network it stays registered for the next site, which has to see that it is ours.
		register_post_type(
			post_type(),
			[
				'public'          => false,
				'capability_type' => [ 'portfolio_item', 'portfolio_items' ],
			]
		);
	}
	foreach ( $taxonomies as $taxonomy ) {
		if ( ! taxonomy_exists( $taxonomy ) ) {
			register_taxonomy( $taxonomy, post_type(), [ 'public' => false ] );
		}
	}

	delete_in_batches(
		static fn(): array => get_posts(
			[
				'post_type'   => post_type(),
				'post_status' => array_keys( get_post_stati() ),
				'fields'      => 'ids',
				'numberposts' => 100,
			]
		),
		static fn( int $item ): bool => (bool) wp_delete_post( $item, true )
	);
	foreach ( $taxonomies as $taxonomy ) {
		delete_in_batches(
			static function () use ( $taxonomy ): array {
				$terms = get_terms(
					[
						'taxonomy'   => $taxonomy,
						'hide_empty' => false,
						'fields'     => 'ids',
						'number'     => 100,
					]
				);
				return is_array( $terms ) ? $terms : [];
			},
			static fn( int $term ): bool => true === wp_delete_term( $term, $taxonomy )
		);
	}
}

/**
 * Deletes a hundred at a time until none is left, or until other code refuses to let any of a hundred go.
 *
 * @since 0.1.0
 *
 * @param callable $find   Answers with the ids of the next hundred.
 * @param callable $delete Deletes one and answers whether it did.
 */
function delete_in_batches( callable $find, callable $delete ): void {
	do {
		$deleted = array_filter( array_map( static fn( $id ): bool => $delete( (int) $id ), $find() ) );
	} while ( $deleted );
}

/**
 * Deletes this site's options and transients of ours, through WordPress, so that its caches know.
 *
 * @since 0.1.0
 */
function delete_options(): void {
	global $wpdb;
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
