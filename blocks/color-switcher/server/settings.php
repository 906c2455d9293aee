<?php
/** Color settings. The only file that uses the legacy option names. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use function Frontage\Settings\get;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Cookie: `true` for the switched palette, `false` for the default one, absent if nothing was chosen. legacy/attributes.ts has the same. */
const COOKIE = 'astraColorSwitcherState';

const COLOR = '/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i';

/**
 * The configuration. Whether the page is switched now (`isSwitched`) is known in the browser only, by the event `frontage-color-scheme` and the
 * root's `data-frontage-palette`.
 * @return ColorConfig
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
	 * Filters palettes, logos and behavior of the color switcher. It has to be the same for all visitors, because caches keep the page.
	 *
	 * @since 0.1.0
	 * @param array<string, mixed> $config As documented by config(). Colors are `#rrggbb` or `#rrggbbaa`; `default` holds those that differ
	 *   from the theme's.
	 */
	$filtered = apply_filters( 'frontage_color_scheme', $config );
	$filtered = is_array( $filtered ) ? $filtered : [];
	foreach ( [ 'default', 'switched' ] as $palette ) {
		$config['palettes'][ $palette ] = known_colors( items( $filtered['palettes'] ?? [] )[ $palette ] ?? null );
		$config['logos'][ $palette ]    = absint( text( items( $filtered['logos'] ?? [] )[ $palette ] ?? 0 ) );
	}
	$mode                    = $filtered['defaultMode'] ?? '';
	$config['defaultMode']   = in_array( $mode, [ 'switched', 'system' ], true ) ? $mode : 'default';
	$config['isDarkPalette'] = ! empty( $filtered['isDarkPalette'] );
	$config['forceReload']   = ! empty( $filtered['forceReload'] );
	return $config;
}

/**
 * Parses a stored palette, `base:#ffffff contrast:#111111`.
 * @return array<string, string> Colors by slug.
 */
function colors_in( string $text ): array {
	preg_match_all( '/([a-z0-9_-]+):(#[0-9a-f]+)/i', $text, $found, PREG_SET_ORDER );
	return array_column( $found, 2, 1 );
}

/**
 * Keeps colors of slots that the theme has. After a change of themes the others stay stored.
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
