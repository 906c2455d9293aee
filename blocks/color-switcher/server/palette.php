<?php
/** Colors of the theme, the roles of background and text, and whether a palette is dark. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use function Frontage\Color\luminance;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** WCAG contrast of text of any size. */
const READABLE = 4.5;

/** Contrast from which a color counts as text on the background; below it, as a surface under text. */
const TELLS_APART = 3;

/** @return array<string, array{name: string, color: string}> By slug: colors of the theme and of the user; core's if there are none. */
function slots(): array {
	$palettes = wp_get_global_settings( [ 'color', 'palette' ] );
	$palettes = array_map( 'Frontage\Values\items', items( $palettes ) );
	$colors   = array_merge( $palettes['theme'] ?? [], $palettes['custom'] ?? [] );
	$slots    = [];
	foreach ( $colors ? $colors : $palettes['default'] ?? [] as $color ) {
		$color = items( $color );
		$slug  = $color['slug'] ?? '';
		if ( is_string( $slug ) && 1 === preg_match( '/^[a-z0-9_-]+$/', $slug ) && is_string( $color['color'] ?? null ) ) {
			$slots[ $slug ] = [
				'name'  => text( $color['name'] ?? '', $slug ),
				'color' => $color['color'],
			];
		}
	}
	return $slots;
}

/** @return array{background: string, text: string} Slugs; '' if the styles use no color of the palette. */
function roles(): array {
	$styles = wp_get_global_styles( [ 'color' ] );
	$slots  = slots();
	$roles  = [];
	foreach ( [
		'background' => [ 'base', 'background' ],
		'text'       => [ 'contrast', 'foreground' ],
	] as $role => $usual ) {
		preg_match( '/color(?:--|\|)([\w-]+)/', text( $styles[ $role ] ?? '', '' ), $found );
			$candidates = array_merge( [ $found[1] ?? '' ], $usual );
			$candidates = array_filter( $candidates, static fn( string $slug ): bool => isset( $slots[ $slug ] ) );
		$roles[ $role ] = (string) reset( $candidates );
	}
	return $roles;
}

/**
 * Background color of the page in both palettes, '' if unknown. Cached for the request, because core merges all of theme.json for it.
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

/** WCAG contrast from 1 to 21; 0 if one of them is not `#rrggbb`. */
function contrast( string $one, string $other ): float {
	if ( 1 !== preg_match( '/^#[0-9a-f]{6}#[0-9a-f]{6}$/i', $one . $other ) ) {
		return 0;
	}
	$both = [ luminance( $one ), luminance( $other ) ];
	return ( max( $both ) + 0.05 ) / ( min( $both ) + 0.05 );
}

/**
 * Colors for words that the second palette does not name, and that could not be read on its background, with as much of its text's color as it takes.
 * palette.ts does the same for the screen.
 * @param array{default: array<string, string>, switched: array<string, string>} $palettes
 * @return array<string, string> By slug.
 */
function followed( array $palettes ): array {
	$usual = $palettes['default'] + array_map( static fn( array $slot ): string => $slot['color'], slots() );
	$left  = array_filter( array_diff_key( $usual, $palettes['switched'] ), static fn( string $color ): bool => contrast( $color, $color ) > 0 );
	if ( ! $left ) {
		return [];
	}
	[ 'background' => $background, 'text' => $text ] = roles();

	$base     = $palettes['switched'][ $background ] ?? '';
	$words    = $palettes['switched'][ $text ] ?? '';
	$followed = [];
	foreach ( contrast( $words, $base ) < READABLE ? [] : $left as $slug => $color ) {
		$is_for_words = contrast( $color, $usual[ $background ] ?? '' ) >= TELLS_APART;
		$tenths       = 0;
		while ( $is_for_words && contrast( $followed[ $slug ] ?? $color, $base ) < READABLE ) {
			$followed[ $slug ] = mixed( $color, $words, ++$tenths );
		}
	}
	return $followed;
}

/** One color with so many tenths of another. */
function mixed( string $one, string $other, int $tenths ): string {
	$mixed = '#';
	foreach ( [ 1, 3, 5 ] as $at ) {
		$weighted = hexdec( substr( $one, $at, 2 ) ) * ( 10 - $tenths ) + hexdec( substr( $other, $at, 2 ) ) * $tenths;
		$mixed   .= sprintf( '%02x', (int) round( $weighted / 10 ) );
	}
	return $mixed;
}
