<?php
/** A kit on this server: an archive, or a folder. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Opens a kit. All entries are checked first.
 * @param string $path Path of a zip or of a folder.
 * @return array{manifest: array<string, mixed>, read: callable(string): (string|\WP_Error), file: callable(string): (string|\WP_Error)}|\WP_Error
 *         `read( 'page/about' )` gives checked JSON, `file( 'files/a.jpg' )` the path of a checked file, which belongs to the caller of a zip's.
 */
function open_source( string $path ) {
	return refused( 'unreadable', basename( $path ), '' );
}
