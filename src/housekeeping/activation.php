<?php
/**
 * Keeps the addresses of portfolio items working when the plugin comes, goes, is updated or its settings change.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use const Frontage\PLUGIN_FILE;
use const Frontage\VERSION;
use function Frontage\Settings\get;
use function Frontage\Settings\store_defaults;

defined( 'ABSPATH' ) || exit;

/** Says for which version and address this site has settled in. */
const SETTLED = 'frontage_settled';

/**
 * Lets the next request settle in: in this one WordPress has loaded the plugin too late for its post type.
 *
 * @since 0.1.0
 *
 * @param mixed $network_wide Whether it was activated for every site of a network.
 */
function activate( $network_wide ): void {
	on_sites( (bool) $network_wide, static fn() => delete_option( SETTLED ) );
}

/**
 * Takes our addresses out of the rewrite rules: WordPress makes them anew at the next request, without us.
 * What is stored stays, for whoever activates the plugin again.
 *
 * @since 0.1.0
 *
 * @param mixed $network_wide Whether it was deactivated for every site of a network.
 */
function deactivate( $network_wide ): void {
	on_sites(
		(bool) $network_wide,
		static function (): void {
			delete_option( SETTLED );
			delete_option( 'rewrite_rules' );
			wp_unschedule_hook( 'frontage_check_framing' );
		}
	);
}

/**
 * Once after activation, after an update and when the items' address changes: WordPress makes its rewrite rules anew, with
 * the post type that is registered by now, and learns what to do when the plugin is deleted.
 *
 * It looks at every request, so that it makes no difference how the change came: a network's new site, a copied database,
 * a build that came after the activation.
 *
 * @since 0.1.0
 */
function settle_in(): void {
	$wanted = VERSION . ' ' . get( 'portfolio_slug' );
	if ( get_option( SETTLED ) === $wanted ) {
		return;
	}
	update_option( SETTLED, $wanted );
	store_defaults();
	delete_option( 'rewrite_rules' );
	// Plugins are deleted from the main site, which then looks into its own list of what to call.
	on_site( get_main_site_id(), static fn() => register_uninstall_hook( PLUGIN_FILE, __NAMESPACE__ . '\uninstall' ) );
}

/**
 * Does some work on this site or, a hundred at a time, on every site of the network.
 *
 * @since 0.1.0
 *
 * @param bool     $all  Whether every site of the network is meant.
 * @param callable $work Is called with the site switched to.
 */
function on_sites( bool $all, callable $work ): void {
	if ( ! $all || ! is_multisite() ) {
		$work();
		return;
	}
	$offset = 0;
	do {
		$sites = get_sites(
			[
				'fields'     => 'ids',
				'network_id' => get_current_network_id(),
				'orderby'    => 'id',
				'number'     => 100,
				'offset'     => $offset,
			]
		);
		foreach ( $sites as $site ) {
			on_site( (int) $site, $work );
		}
		$offset += 100;
	} while ( $sites );
}

/**
 * Does some work on one site.
 *
 * @since 0.1.0
 *
 * @param int      $site Its id.
 * @param callable $work Is called with the site switched to.
 */
function on_site( int $site, callable $work ): void {
	if ( get_current_blog_id() === $site ) {
		$work();
		return;
	}
	switch_to_blog( $site );
	try {
		$work();
	} finally {
		restore_current_blog();
	}
}
