<?php
/** Events of kits, under the specification's names: for a site that counts them. Nothing is sent anywhere. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Keys of details, each with a word of ours: names, paths and contents of the site are in none. */
const EVENT_DETAILS = [ 'action', 'document_type', 'error', 'method', 'page_source', 'status', 'step' ];

/** @return array<string, string> When each event is announced, by its name; the browser's script has the names from there, too. */
function events(): array {
	return array_map( 'Frontage\Values\text', items( wp_json_file_decode( __DIR__ . '/events.json', [ 'associative' => true ] ) ) );
}

/**
 * Announces an event. A listener that throws is reported to the error log and stops nothing.
 * @param string                $event  One of events().
 * @param array<string, string> $detail Other keys than those of EVENT_DETAILS are dropped.
 */
function dispatch( string $event, array $detail = [] ): void {
	if ( ! isset( events()[ $event ] ) ) {
		return;
	}
	$detail  = array_map( __NAMESPACE__ . '\public_text', array_intersect_key( $detail, array_flip( EVENT_DETAILS ) ) );
	$current = $GLOBALS['wp_current_filter'];
	$calls   = [
		static function () use ( $event, $detail ): void {
			/**
			 * Fires for every event of kits. Each also fires under its own name: `frontage_kit_import_status`, with `$detail` alone.
			 *
			 * @since 0.1.0
			 *
			 * @param string                $event  Name by the specification: `kit_import_status`.
			 * @param array<string, string> $detail Words such as `status` and `method`; no names, paths or contents of the site.
			 */
			do_action( 'frontage_kit_event', $event, $detail );
		},
		static function () use ( $event, $detail ): void {
			do_action( "frontage_$event", $detail );
		},
	];
	foreach ( $calls as $call ) {
		try {
			$call();
		} catch ( \Throwable $thrown ) {
			// An exception leaves the stack of running hooks as it was in the listener.
			$GLOBALS['wp_current_filter'] = $current; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As before the call.
			error_log( (string) $thrown ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The report.
		}
	}
}

/**
 * A text without what is quoted in it, its addresses and its paths.
 * @param mixed $value
 */
function public_text( $value ): string {
	$text = (string) preg_replace( '/“[^”]*”|"[^"]*"|«[^»]*»|„[^“”]*[“”]/u', '…', text( $value ) );
	return (string) preg_replace( '/\S*[\/\\\\]\S*/u', '…', $text );
}
