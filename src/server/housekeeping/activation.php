<?php
/** Refreshes rewrite rules on activation, deactivation, upgrades and changes of the items' slug. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use function Frontage\Settings\get;
use function Frontage\Settings\store_defaults;
use function Frontage\Values\items;
use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

/** Version and slug of this site's rewrite rules. Autoloaded, because every request reads it. */
const INSTALLED = 'frontage_installed';

/**
 * Schedules upgrade() for the next request: in this one the plugin was loaded after `init`.
 * @param mixed $network_wide
 */
function activate( $network_wide ): void {
	$forget = static function (): void {
		delete_option( INSTALLED );
	};
	$network_wide ? on_every_site( get_current_network_id(), $forget ) : $forget();
}

/**
 * Deletes the rewrite rules, which core creates again without ours. Stored data is kept.
 * @param mixed $network_wide
 */
function deactivate( $network_wide ): void {
	$forget = static function (): void {
		delete_option( INSTALLED );
		delete_option( 'rewrite_rules' );
		unschedule_events();
	};
	$network_wide ? on_every_site( get_current_network_id(), $forget ) : $forget();
}

/** Unschedules our cron events of this site. */
function unschedule_events(): void {
	foreach ( items( get_option( 'cron' ) ) as $hooks ) {
		foreach ( array_keys( items( $hooks ) ) as $hook ) {
			if ( str_starts_with( (string) $hook, 'frontage_' ) ) {
				wp_unschedule_hook( (string) $hook );
			}
		}
	}
}

/**
 * Runs once after activation, an update, or a change of the items' slug. Checked in every request, because there is no hook for a network's new
 * site, a copied database, or a build after activation.
 */
function upgrade(): void {
	$current = VERSION . ' ' . get( 'portfolio_slug' );
	if ( get_option( INSTALLED ) === $current ) {
		return;
	}
	update_option( INSTALLED, $current, true );
	store_defaults();
	delete_option( 'rewrite_rules' );
}

/**
 * Calls a function on every site of a network, or of all networks (0), until it returns false.
 * @param callable(): (bool|void) $work Called with the site switched to.
 * @return bool Whether it got to the end.
 */
function on_every_site( int $network, callable $work ): bool {
	if ( ! is_multisite() ) {
		return false !== $work();
	}
	for ( $offset = 0; ; $offset += 100 ) {
		$sites = get_sites(
			[
				'fields'     => 'ids',
				'network_id' => $network,
				'orderby'    => 'id',
				'number'     => 100,
				'offset'     => $offset,
			]
		);
		if ( ! $sites ) {
			return true;
		}
		foreach ( $sites as $site ) {
			switch_to_blog( (int) $site );
			try {
				$is_done = $work();
			} finally {
				restore_current_blog();
			}
			if ( false === $is_done ) {
				return false;
			}
		}
	}//end for
}
