<?php
/** Blocks, fonts and presets that a kit uses and a site does not have. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks, fonts, presets and other objects that the objects of a kit use and neither the site nor the kit has.
 * @param array<string, mixed>  $manifest
 * @param array<string, string> $actions  By name; what is kept uses nothing.
 * @return array{objects: list<string>, blocks: list<string>, fonts: list<string>, presets: list<string>}
 */
function missing_means( array $manifest, array $actions ): array {
	$used = [
		'blocks'  => [],
		'needs'   => [],
		'presets' => [],
	];
	$have = site_presets();
	foreach ( $manifest['objects'] as $name => $entry ) {
		if ( 'font' === kind_of( $name ) ) {
			$have[ 'font-family:' . substr( $name, 5 ) ] = true;
		}
		if ( 'keep' === ( $actions[ $name ] ?? 'keep' ) ) {
			continue;
		}
		foreach ( $used as $what => $names ) {
			$used[ $what ] = $names + array_flip( array_map( 'strval', items( $entry[ $what ] ?? [] ) ) );
		}
		// Styles name families of the theme that they come from; a font is one only as an object of its own, or if the system has it.
		$have += array_flip( (array) preg_grep( '~^(?!font-family:(?!system-))~', array_map( 'strval', items( $entry['defines'] ?? [] ) ) ) );
	}
	$blocks  = \WP_Block_Type_Registry::get_instance();
	$lacking = array_keys( array_diff_key( $used['presets'], $have ) );
	$fonts   = array_filter( $lacking, static fn( string $preset ): bool => str_starts_with( $preset, 'font-family:' ) );
	$needs   = array_map( 'strval', array_keys( array_diff_key( $used['needs'], $manifest['objects'] ) ) );
	$there   = array_filter( ( new Finder() )->find( $needs ) );
	return [
		'objects' => array_values( array_diff( $needs, array_keys( $there ) ) ),
		'blocks'  => array_values( array_filter( array_keys( $used['blocks'] ), static fn( string $block ): bool => ! $blocks->is_registered( $block ) ) ),
		'fonts'   => array_values( array_map( static fn( string $preset ): string => substr( $preset, 12 ), $fonts ) ),
		'presets' => array_values( array_diff( $lacking, $fonts ) ),
	];
}

/** @return array<string, true> Presets of the site as manifests name them: `color:accent-1`. */
function site_presets(): array {
	$settings = wp_get_global_settings();
	$presets  = [];
	foreach ( \WP_Theme_JSON::PRESETS_METADATA as $metadata ) {
		if ( ! preg_match( '/^--wp--preset--(.+)--\$slug$/', text( $metadata['css_vars'] ?? '' ), $type ) ) {
			continue;
		}
		foreach ( items( _wp_array_get( $settings, $metadata['path'], [] ) ) as $origin ) {
			foreach ( items( $origin ) as $preset ) {
				$slug = is_array( $preset ) ? text( $preset['slug'] ?? '' ) : '';

				$presets[ "$type[1]:$slug" ] = true;
			}
		}
	}
	return array_filter( $presets, static fn( string $preset ): bool => ! str_starts_with( $preset, 'font-family:' ), ARRAY_FILTER_USE_KEY ) + site_fonts( $settings );
}

/**
 * Families that this site can show: those with files, and what its theme itself has without any.
 * @param array<string, mixed> $settings Global settings.
 * @return array<string, true> Such as `font-family:manrope`.
 */
function site_fonts( array $settings ): array {
	$families = fonts_listed_in( \WP_Theme_JSON_Resolver::get_theme_data()->get_settings() );
	// Themes have fonts that only some of their styles use.
	foreach ( array_merge( [ [ 'settings' => $settings ] ], \WP_Theme_JSON_Resolver::get_style_variations() ) as $styles ) {
		$families = array_merge( $families, array_filter( fonts_listed_in( items( $styles['settings'] ?? null ) ), __NAMESPACE__ . '\has_face' ) );
	}
	$fonts = [];
	foreach ( $families as $family ) {
		$fonts[ 'font-family:' . text( $family['slug'] ?? '' ) ] = true;
	}
	return $fonts;
}

/**
 * @param array<string, mixed> $settings
 * @return array<array<mixed>> Families.
 */
function fonts_listed_in( array $settings ): array {
	$lists = items( _wp_array_get( $settings, [ 'typography', 'fontFamilies' ], [] ) );
	return array_filter( array_merge( ...array_values( array_map( 'Frontage\Values\items', array_is_list( $lists ) ? [ $lists ] : $lists ) ) ), 'is_array' );
}

/**
 * Whether one of the files of a family is there, as far as it is one of the theme's.
 * @param array<mixed> $family
 */
function has_face( array $family ): bool {
	foreach ( items( $family['fontFace'] ?? null ) as $face ) {
		$source = text( ( (array) ( items( $face )['src'] ?? '' ) )[0] ?? '' );
		if ( ! str_starts_with( $source, 'file:./' ) || is_readable( get_theme_file_path( substr( $source, 7 ) ) ) ) {
			return true;
		}
	}
	return false;
}
