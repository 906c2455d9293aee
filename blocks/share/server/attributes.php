<?php
/** Sanitized attributes of a share block. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes a block's attributes. If it has no services of its own, they are those of the site setting.
 * @param array<string, mixed> $given
 * @return ShareAttributes
 */
function attributes( array $given ): array {
	$text     = static fn( string $name ): string => is_string( $given[ $name ] ?? null ) ? trim( $given[ $name ] ) : '';
	$is       = static fn( string $name, bool $fallback = false ): bool => is_bool( $given[ $name ] ?? null ) ? $given[ $name ] : $fallback;
	$services = known_services( is_array( $given['services'] ?? null ) ? $given['services'] : [] );
	return [
		'services'   => $services ? $services : site_services(),
		'layout'     => 'bar' === $text( 'layout' ) ? 'bar' : 'row',
		'side'       => 'end' === $text( 'side' ) ? 'end' : 'start',
		'look'       => 'brand' === $text( 'look' ) ? 'brand' : 'quiet',
		'showLabels' => $is( 'showLabels' ),
		'native'     => $is( 'native' ),
		'copy'       => $is( 'copy', true ),
		'more'       => $is( 'more', true ),
		'showCounts' => $is( 'showCounts' ) && get( 'share_count' ),
		'showTotal'  => $is( 'showTotal' ) && get( 'share_count' ),
		'url'        => $text( 'url' ),
		'title'      => $text( 'title' ),
	];
}

/** @return list<string> Keys in the site setting. */
function site_services(): array {
	return known_services( explode( ',', (string) get( 'share_services' ) ) );
}

/**
 * Existing services, each once; legacy keys are replaced.
 * @param array<mixed> $keys
 * @return list<string>
 */
function known_services( array $keys ): array {
	$known = [];
	foreach ( array_filter( $keys, 'is_string' ) as $key ) {
		$key = strtolower( trim( $key ) );
		$key = LEGACY_SERVICES[ $key ] ?? $key;
		if ( isset( services()[ $key ] ) ) {
			$known[ $key ] = $key;
		}
	}
	return array_values( $known );
}
