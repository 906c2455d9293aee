<?php
/** What a share block says of itself, made sound. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/**
 * The services of the site's setting where the block names none.
 * @param array<string, mixed> $given As the content holds them.
 * @return array{services: list<string>, layout: string, side: string, look: string, showLabels: bool, native: bool, copy: bool, more: bool, showCounts: bool, showTotal: bool, url: string, title: string}
 */
function attributes( array $given ): array {
	$text     = static fn( string $name ): string => is_string( $given[ $name ] ?? null ) ? trim( $given[ $name ] ) : '';
	$is       = static fn( string $name, bool $otherwise = false ): bool => is_bool( $given[ $name ] ?? null ) ? $given[ $name ] : $otherwise;
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

/** @return list<string> The keys in the site's setting. */
function site_services(): array {
	return known_services( explode( ',', (string) get( 'share_services' ) ) );
}

/**
 * Keys of services that there are, each once; what was called otherwise by its present name.
 * @param array<mixed> $keys
 * @return list<string>
 */
function known_services( array $keys ): array {
	$known = [];
	foreach ( array_filter( $keys, 'is_string' ) as $key ) {
		$key = strtolower( trim( $key ) );
		$key = ORIGINAL_SERVICES[ $key ] ?? $key;
		if ( isset( services()[ $key ] ) ) {
			$known[ $key ] = $key;
		}
	}
	return array_values( $known );
}
