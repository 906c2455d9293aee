<?php
/** The format's version, and the limits of kits. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Version of the format, as the manifest names it. */
const FORMAT = 'frontage-kit/1';

/**
 * Limits by the names in limits.json.
 * @return array<string, int>
 */
function limits(): array {
	static $defaults = null;
	$defaults        = $defaults ?? items( wp_json_file_decode( __DIR__ . '/limits.json', [ 'associative' => true ] ) );
	/**
	 * Filters the limits of kits that are read.
	 *
	 * @since 0.1.0
	 *
	 * @param array<string, int> $limits By the names in limits.json: bytes, numbers, levels, pixels.
	 */
	return array_map( 'Frontage\Values\number', items( apply_filters( 'frontage_kit_limits', $defaults ) ) + $defaults );
}
