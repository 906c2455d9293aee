<?php
/** The theme's palette: its slots, which of them are the page's background and text, and whether a palette is dark. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use function Frontage\Color\luminance;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** @return array<string, array{name: string, color: string}> By slug: the theme's colors and the owner's own; WordPress's where there are none. */
function slots(): array {
	$palettes = wp_get_global_settings( [ 'color', 'palette' ] );
	$palettes = is_array( $palettes ) ? $palettes : [];
	$colors   = array_merge( $palettes['theme'] ?? [], $palettes['custom'] ?? [] );
	$slots    = [];
	foreach ( $colors ? $colors : $palettes['default'] ?? [] as $color ) {
		$slug = $color['slug'] ?? '';
		if ( is_string( $slug ) && 1 === preg_match( '/^[a-z0-9_-]+$/', $slug ) && is_string( $color['color'] ?? null ) ) {
			$slots[ $slug ] = [
				'name'  => (string) ( $color['name'] ?? $slug ),
				'color' => $color['color'],
			];
		}
	}
	return $slots;
}

/** @return array{background: string, text: string} Slugs, '' where the styles name none of the palette. */
function roles(): array {
	$styles = wp_get_global_styles( [ 'color' ] );
	$slots  = slots();
	$roles  = [];
	foreach ( [
		'background' => [ 'base', 'background' ],
		'text'       => [ 'contrast', 'foreground' ],
	] as $role => $usual ) {
		preg_match( '/color(?:--|\|)([\w-]+)/', text( $styles[ $role ] ?? '', '' ), $found );
		$candidates     = array_filter( array_merge( [ $found[1] ?? '' ], $usual ), static fn( string $slug ): bool => isset( $slots[ $slug ] ) );
		$roles[ $role ] = (string) reset( $candidates );
	}
	return $roles;
}

/**
 * The color of the page's background in both palettes, '' where it is not known. Looked up once a request: WordPress merges all of theme.json for it.
 * @param array{default: array<string, string>, switched: array<string, string>} $palettes
 * @return array{default: string, switched: string}
 */
function backgrounds( array $palettes ): array {
	static $known = [];
	$key          = get_current_blog_id() . get_stylesheet() . wp_json_encode( $palettes );
	if ( ! isset( $known[ $key ] ) ) {
		$slug          = roles()['background'];
		$default       = $palettes['default'][ $slug ] ?? slots()[ $slug ]['color'] ?? '';
		$default       = preg_match( COLOR, $default ) ? $default : '';
		$known[ $key ] = [
			'default'  => $default,
			'switched' => $palettes['switched'][ $slug ] ?? $default,
		];
	}
	return $known[ $key ];
}

/**
 * `light` or `dark`, for both palettes.
 * @param array<string, mixed> $config From config().
 * @return array{default: string, switched: string}
 */
function schemes( array $config ): array {
	$background = backgrounds( $config['palettes'] )['default'];
	return [
		'default'  => '' !== $background && is_dark( $background ) ? 'dark' : 'light',
		'switched' => $config['isDarkPalette'] ? 'dark' : 'light',
	];
}

/** Whether white words are easier to read on `#rrggbb` than black ones: below 0.179 white has more contrast. */
function is_dark( string $color ): bool {
	return luminance( $color ) < 0.179;
}
