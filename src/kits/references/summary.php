<?php
/** What the manifest says of an object. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Summary of an exported object.
 * @param array<string, mixed> $object
 * @return array{title: string, needs: list<string>, blocks: list<string>, presets: list<string>} Sorted.
 */
function summary( array $object, string $kind ): array {
	return [
		'title'   => '',
		'needs'   => [],
		'blocks'  => [],
		'presets' => [],
	];
}
