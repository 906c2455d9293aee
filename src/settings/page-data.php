<?php
/**
 * Tells the scripts on a visitor's page what the owner has decided, as far as a visitor may know it.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the settings that visitors may know as JSON, if a script of ours is on the page to read it.
 *
 * @since 0.1.0
 */
function print_for_page(): void {
	$scripts = array_merge( wp_scripts()->queue, wp_scripts()->done );
	$ours    = array_filter( $scripts, static fn( $handle ): bool => str_starts_with( (string) $handle, 'frontage-' ) );
	if ( ! $ours ) {
		return;
	}
	$shown = array_filter( entries(), static fn( array $entry ): bool => true === $entry['visitor'] );
	wp_print_inline_script_tag(
		(string) wp_json_encode( add_to_page( [] ) + array_intersect_key( values(), $shown ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		[
			'type' => 'application/json',
			'id'   => 'frontage-settings',
		]
	);
}

/**
 * Adds what a feature on this page tells its script besides, or in place of, the settings: filtered values, translated labels.
 *
 * @param array<string, mixed> $values By name.
 * @return array<string, mixed> Everything added so far.
 */
function add_to_page( array $values ): array {
	static $added = [];
	$added        = $values + $added;
	return $added;
}
