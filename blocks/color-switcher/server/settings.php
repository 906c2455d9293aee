<?php
/** What the owner has decided about colors, under the names that other code knows: the only place where these stand. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use function Frontage\Settings\get;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** `true` while the switched palette is chosen, `false` while the default one is, absent where nothing was chosen. original/attributes.ts has the same. */
const COOKIE = 'astraColorSwitcherState';

const COLOR = '/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i';

/**
 * The configuration. Whether the page is switched now (`isSwitched`) is known to the visitor's browser only: the event `frontage-color-scheme` and the
 * root's `data-frontage-palette` tell it.
 * @return array{palettes: array{default: array<string, string>, switched: array<string, string>}, logos: array{default: int, switched: int}, defaultMode: string, isDarkPalette: bool, forceReload: bool} Palettes hold colors by slug.
 */
function config(): array {
	$config = [
		'palettes'      => [
			'default'  => colors_in( get( 'color_palette_default' ) ),
			'switched' => colors_in( get( 'color_palette_switched' ) ),
		],
		'logos'         => [
			'default'  => (int) text( get_theme_mod( 'custom_logo' ) ),
			'switched' => get( 'color_logo_switched' ),
		],
		'defaultMode'   => get( 'color_default_mode' ),
		'isDarkPalette' => get( 'color_is_dark_palette' ),
		'forceReload'   => get( 'color_force_reload' ),
	];
	/**
	 * Filters palettes, logos and behaviour of the color switcher. Every visitor has to get the same, for caches keep the page.
	 *
	 * @since 0.1.0
	 * @param array<string, mixed> $config As config() describes it. Colors are `#rrggbb` or `#rrggbbaa`; `default` holds those that differ from the theme's.
	 */
	$filtered = apply_filters( 'frontage_color_scheme', $config );
	$filtered = is_array( $filtered ) ? $filtered : [];
	foreach ( [ 'default', 'switched' ] as $palette ) {
		$config['palettes'][ $palette ] = known_colors( items( $filtered['palettes'] ?? [] )[ $palette ] ?? null );
		$config['logos'][ $palette ]    = absint( text( items( $filtered['logos'] ?? [] )[ $palette ] ?? 0 ) );
	}
	$config['defaultMode']   = in_array( $filtered['defaultMode'] ?? '', [ 'switched', 'system' ], true ) ? $filtered['defaultMode'] : 'default';
	$config['isDarkPalette'] = ! empty( $filtered['isDarkPalette'] );
	$config['forceReload']   = ! empty( $filtered['forceReload'] );
	return $config;
}

/**
 * Reads a stored palette, `base:#ffffff contrast:#111111`.
 * @return array<string, string> Colors by slug.
 */
function colors_in( string $text ): array {
	preg_match_all( '/([a-z0-9_-]+):(#[0-9a-f]+)/i', $text, $found, PREG_SET_ORDER );
	return array_column( $found, 2, 1 );
}

/**
 * Leaves what is a color of a slot that the theme has: after a change of themes the others wait for its return.
 * @param mixed $colors By slug.
 * @return array<string, string>
 */
function known_colors( $colors ): array {
	if ( ! is_array( $colors ) || ! $colors ) {
		return [];
	}
	$known = array_intersect_key( $colors, slots() );
	return array_filter( $known, static fn( $color ): bool => is_string( $color ) && 1 === preg_match( COLOR, $color ) );
}
