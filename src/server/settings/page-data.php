<?php
/** Passes public settings (`visitor: true` in schema.json) to the scripts on a page. */

declare( strict_types=1 );

namespace Frontage\Settings;

use Frontage\Page\Notes;

use function Frontage\Admin\print_json;
use function Frontage\Deferred\handle;

defined( 'ABSPATH' ) || exit;

/** Prints them if one of our scripts is on the page. */
function print_visitor_settings(): void {
	$scripts = array_merge( wp_scripts()->queue, wp_scripts()->done );
	$ours    = array_filter( $scripts, static fn( $handle ): bool => str_starts_with( (string) $handle, 'frontage-' ) );
	// Scripts of other plugins may depend on ours.
	if ( [] !== $ours || wp_script_is( handle( 'runtime' ) ) ) {
		$public = array_filter( ENTRIES, static fn( array $entry ): bool => $entry['visitor'] );
		print_json( 'settings', Notes::all( 'settings' ) + array_intersect_key( values(), $public ) );
	}
}

/**
 * Adds data of a feature for its script, or overrides settings: filtered values, translated labels.
 * @param array<string, mixed> $values By name.
 */
function add_to_page( array $values ): void {
	foreach ( $values as $name => $value ) {
		Notes::add( 'settings', $name, $value );
	}
}
