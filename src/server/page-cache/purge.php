<?php
/** Purges page caches: single pages through core, all pages through functions and actions of caches. */

declare( strict_types=1 );

namespace Frontage\PageCache;

use Frontage\Page\Notes;

defined( 'ABSPATH' ) || exit;

/** Actions of other plugins that purge all pages: LiteSpeed Cache, Cache Enabler, Breeze, Nginx Helper, Hummingbird. */
const ACTIONS = [
	'litespeed_purge_all',
	'cache_enabler_clear_site_cache',
	'breeze_clear_all_cache',
	'rt_nginx_helper_purge_all',
	'wphb_clear_page_cache',
];

/** Purges the marked pages of each site. */
function purge(): void {
	foreach ( array_map( 'intval', array_keys( Notes::all( SITES ) ) ) as $site ) {
		if ( get_current_blog_id() === $site ) {
			purge_site();
		} else {
			switch_to_blog( $site );
			purge_site();
			restore_current_blog();
		}
	}
	Notes::clear( SITES );
}

/** Purges the marked pages of the current site. */
function purge_site(): void {
	$pages = outdated_pages();
	Notes::clear( outdated_list() );
	if ( null === $pages ) {
		purge_all_pages();
	} else {
		purge_pages( $pages );
	}
}

/** @return list<int>|null Ids of the marked pages; null for all pages of the site. */
function outdated_pages(): ?array {
	$pages = [];
	foreach ( Notes::has( outdated_list(), ALL_PAGES ) ? [ null ] : array_keys( Notes::all( outdated_list() ) ) as $find ) {
		$found = is_callable( $find ) ? $find() : null;
		if ( null === $found ) {
			return null;
		}
		array_push( $pages, ...$found );
	}
	return array_values( array_unique( $pages ) );
}

/** @param list<int> $ids */
function purge_pages( array $ids ): void {
	if ( ! $ids ) {
		return;
	}
	_prime_post_caches( $ids, false, false );
	array_map( 'clean_post_cache', $ids );

	/**
	 * Fires at the end of a request that changed galleries of pages or links between items' pages, for caches that do not listen to
	 * WordPress's `clean_post_cache`.
	 *
	 * @since 0.2.0
	 * @param int[] $ids Ids of the pages and items.
	 */
	do_action( 'frontage_purge_pages', $ids );
}

/** Purges known page caches. */
function purge_all_pages(): void {
	foreach ( array_filter( functions(), 'is_callable' ) as $name ) {
		// On a network WP Super Cache would otherwise purge all sites.
		call_user_func_array( $name, 'wp_cache_clear_cache' === $name && is_multisite() ? [ get_current_blog_id() ] : [] );
	}
	array_map( 'do_action', ACTIONS );

	/**
	 * Fires at the end of a request that changed something on all pages: settings, palettes, the notice, a header, menus, or a gallery in a template.
	 * For page caches; those of WP Super Cache, W3 Total Cache, WP Rocket, LiteSpeed and some others are purged already.
	 *
	 * @since 0.2.0
	 */
	do_action( 'frontage_purge_all_pages' );
}

/** @return list<string> Functions: WP Super Cache, W3 Total Cache, WP Rocket, WP Fastest Cache, SiteGround, WP-Optimize, Pantheon. */
function functions(): array {
	return [
		'wp_cache_clear_cache',
		'w3tc_flush_all',
		'rocket_clean_domain',
		'wpfc_clear_all_cache',
		'sg_cachepress_purge_cache',
		'wpo_cache_flush',
		'pantheon_wp_clear_edge_all',
	];
}
