<?php
/** Global colors and fonts of the page builder, which are settings of one of its posts. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * A global color or font.
 * @param string $kind `colors` or `typography`.
 * @return array<mixed> Empty if there is none of the name.
 */
function global_value( string $kind, string $name ): array {
	$kit = kit();
	foreach ( [ 'system', 'custom' ] as $group ) {
		foreach ( items( $kit[ "{$group}_$kind" ] ?? null ) as $value ) {
			if ( is_array( $value ) && text( $value['_id'] ?? '' ) === $name ) {
				return $value;
			}
		}
	}
	return [];
}

/** @return array<mixed> Settings of the kit: another site's while its elements are converted. */
function kit(): array {
	return foreign_kit() ?? items( get_post_meta( number( get_option( 'elementor_active_kit' ) ), '_elementor_page_settings', true ) );
}

/**
 * Number of a post or file of this site that settings name; 0 while another site's elements are converted, whose numbers are those of other things here.
 * @param mixed $stored
 */
function number_here( $stored ): int {
	return null === foreign_kit() ? number( $stored ) : 0;
}

/**
 * Settings of another site's kit while its elements are converted; null otherwise.
 * @param array<mixed>|null ...$settings New ones.
 * @return array<mixed>|null
 */
function foreign_kit( ?array ...$settings ): ?array {
	static $now = null;
	$now        = $settings ? $settings[0] : $now;
	return $now;
}
