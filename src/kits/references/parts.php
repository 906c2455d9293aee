<?php
/** Elements, handlers, protocols and styles in an object that cleaning may take out. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Names of such parts.
 * @param array<string, mixed> $object
 * @return list<string>
 */
function parts_of( array $object ): array {
	return sorted( array_keys( counted_parts( $object ) ) );
}

/**
 * Parts of which cleaning has left fewer: words may have some of them, too.
 * @param array<string, mixed> $before
 * @param array<string, mixed> $after
 * @return list<string>
 */
function parts_lost( array $before, array $after ): array {
	$left    = counted_parts( $after );
	$is_lost = static fn( int $count, string $part ): bool => $count > ( $left[ $part ] ?? 0 );
	return sorted( array_keys( array_filter( counted_parts( $before ), $is_lost, ARRAY_FILTER_USE_BOTH ) ) );
}

/**
 * @param array<string, mixed> $object
 * @return array<string, int>
 */
function counted_parts( array $object ): array {
	$texts = [];
	array_walk_recursive(
		$object,
		static function ( $value, $key ) use ( &$texts ): void {
			$texts[] = is_string( $value ) ? strtr( $value, ESCAPES ) : '';
			$texts[] = 'css' === $key ? '<css>' : '';
		}
	);
	preg_match_all( '~<([a-z][a-z0-9-]*)|\s(on[a-z]+)\s*=|(javascript|data|vbscript):|"(css)":"~i', implode( "\n", $texts ), $found );
	return array_count_values( array_map( 'strtolower', array_filter( array_merge( $found[1], $found[2], $found[3], $found[4] ) ) ) );
}
