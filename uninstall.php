<?php
/**
 * Deletes what the owner opted in to delete. WordPress runs this file before it deletes the plugin's own, at every attempt, so an attempt that
 * is stopped or killed half-way leaves the plugin in the list, and the next one goes on from there.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/src/kits/import/uninstall.php';
require_once __DIR__ . '/src/server/housekeeping/uninstall.php';
require_once __DIR__ . '/src/portfolio/uninstall.php';

( static function (): void {
	ignore_user_abort( true );
	$seconds  = (int) ini_get( 'max_execution_time' );
	$is_free  = 0 === $seconds || ( function_exists( 'set_time_limit' ) && set_time_limit( 0 ) ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- Thousands of items go at once, and nobody else's code runs after it.
	$deadline = $is_free ? INF : microtime( true ) + $seconds / 2;
	if ( uninstall( $deadline, 'Frontage\Portfolio\delete_portfolio', 'Frontage\Kits\delete_staged' ) ) {
		return;
	}
	$message = __( 'There is more to delete than this server’s time limit allows at once. Delete Frontage again: it goes on where it stopped.', 'frontage' );
	if ( wp_doing_ajax() ) {
		wp_send_json_error(
			[
				'delete'       => 'plugin',
				'slug'         => 'frontage',
				'plugin'       => WP_UNINSTALL_PLUGIN,
				'errorMessage' => $message,
			]
		);
	}
	wp_die( esc_html( $message ) );
} )();
