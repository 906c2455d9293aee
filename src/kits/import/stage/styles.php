<?php
/** Styles of a kit that are added to those of the site, which stay as their owner made them. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Presets that are added, by their place in settings. */
const ADDED_PRESETS = [ [ 'color', 'palette' ], [ 'typography', 'fontFamilies' ], [ 'typography', 'fontSizes' ] ];

/**
 * Styles that add presets, as the whole that the site's are to become; others as they are. Nothing of the site's own is cleaned: it is no stranger's.
 * @param array<string, mixed> $object As it came out of the cleaning.
 * @return array<string, mixed>
 */
function with_own_styles( array $object ): array {
	if ( empty( $object['adds'] ) ) {
		return $object;
	}
	$export = find_object( 'styles/user' ) ? export_object( 'styles/user' ) : null;
	$own    = is_array( $export ) ? items( site_key( json_decode( $export['json'], true ) ) ) : [];
	$added  = items( $object['settings'] ?? null );
	foreach ( ADDED_PRESETS as [ $group, $key ] ) {
		$list  = presets_by_origin( $added, $group, $key )['custom'] ?? [];
		$there = presets_by_origin( items( $own['settings'] ?? null ), $group, $key );
		if ( $list ) {
			$there['custom']                   = array_values( array_column( array_merge( $there['custom'] ?? [], $list ), null, 'slug' ) );
			$own['settings'][ $group ][ $key ] = $there;
		}
	}
	return [
		'adds'    => true,
		'title'   => 'Custom Styles',
		'version' => $own['version'] ?? $object['version'] ?? \WP_Theme_JSON::LATEST_SCHEMA,
	] + $own;
}

/**
 * @param array<mixed> $settings
 * @return array<string, list<array<mixed>>> Presets by their origin.
 */
function presets_by_origin( array $settings, string $group, string $key ): array {
	$presets = items( items( $settings[ $group ] ?? null )[ $key ] ?? null );
	$presets = array_is_list( $presets ) ? [ 'custom' => $presets ] : $presets;
	return array_map( static fn( $list ): array => array_values( array_filter( items( $list ), 'is_array' ) ), $presets );
}
