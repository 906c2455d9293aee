<?php
/** One object, as a kit holds it. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Exports an object.
 * @return array{json: string, summary: array<string, mixed>, files: array<string, array{path: string, size: int, sha256: string, type: string}>}|\WP_Error
 */
function export_object( string $name ) {
	return refused( 'missing', $name, '' );
}

/**
 * Manifest of exported objects.
 * @param array<string, array<string, mixed>> $objects By name: title, size, sha256, needs, blocks, presets.
 * @param array<string, array<string, mixed>> $files   By name: size, sha256, type.
 * @return array<string, mixed>
 */
function manifest( array $objects, array $files, string $title, string $description = '' ): array {
	return [ 'format' => FORMAT ] + compact( 'title', 'description', 'objects', 'files' );
}
