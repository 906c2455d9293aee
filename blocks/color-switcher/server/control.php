<?php
/** Labels, icons and script options of the block frontage/color-switcher. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

use function Frontage\Icons\outline;

defined( 'ABSPATH' ) || exit;

/** Path data on a grid of 24, stroked, in the style of @wordpress/icons; `system` is one of those. */
const ICON_PATHS = [
	'light'    => 'M12 4.75V3.25M12 20.75V19.25M4.75 12H3.25M20.75 12H19.25M6.87 6.87L5.81 5.81M18.19 18.19L17.13 17.13'
		. 'M6.87 17.13L5.81 18.19M18.19 5.81L17.13 6.87M15.75 12A3.75 3.75 0 1 1 8.25 12A3.75 3.75 0 0 1 15.75 12Z',
	'dark'     => 'M19.25 13.9A7.5 7.5 0 1 1 10.1 4.75A6 6 0 0 0 19.25 13.9Z',
	'contrast' => 'M19.25 12A7.25 7.25 0 1 1 4.75 12A7.25 7.25 0 0 1 19.25 12ZM12 4.75V19.25M15 5.5V18.5M18 8.2V15.8',
	'system'   => 'M4.75 16.75V17H3.25C3.11 17 3 17.11 3 17.25H21C21 17.11 20.89 17 20.75 17H19.25V16.75'
		. 'M4.75 16.75V8.5C4.75 7.81 5.31 7.25 6 7.25H18C18.69 7.25 19.25 7.81 19.25 8.5V16.75M4.75 16.75H19.25',
];

function icon( string $name ): string {
	return outline( '<path d="' . ( ICON_PATHS[ $name ] ?? '' ) . '"/>' );
}

/**
 * Name of the icon for the palette that is shown now: a sun while it is light.
 * @param array{default: string, switched: string} $schemes
 */
function palette_icon( string $palette, array $schemes ): string {
	if ( $schemes['default'] === $schemes['switched'] ) {
		return 'default' === $palette ? 'light' : 'contrast';
	}
	return $schemes[ $palette ];
}

/**
 * Label of a toggle button that is pressed while the second palette is shown.
 * @param array{default: string, switched: string} $schemes
 */
function toggle_label( array $schemes ): string {
	if ( $schemes['default'] === $schemes['switched'] ) {
		return __( 'Other colors', 'frontage' );
	}
	return 'dark' === $schemes['switched'] ? __( 'Dark colors', 'frontage' ) : __( 'Light colors', 'frontage' );
}

/** Wraps HTML that is shown on one palette only. */
function for_palette( string $palette, string $class_name, string $html ): string {
	return sprintf( '<span class="%s" data-frontage-scheme="%s">%s</span>', esc_attr( $class_name ), esc_attr( $palette ), $html );
}

/**
 * Default labels of the palettes and of the device's preference.
 * @param array{default: string, switched: string} $schemes
 * @return array{default: string, switched: string, system: string}
 */
function names( array $schemes ): array {
	$words = [
		'light' => __( 'Light', 'frontage' ),
		'dark'  => __( 'Dark', 'frontage' ),
	];
	$names = $schemes['default'] === $schemes['switched']
		? [
			'default'  => __( 'Usual', 'frontage' ),
			'switched' => __( 'Alternative', 'frontage' ),
		]
		: [
			'default'  => $words[ $schemes['default'] ],
			'switched' => $words[ $schemes['switched'] ],
		];
	return $names + [ 'system' => __( 'Like the device', 'frontage' ) ];
}

/**
 * Options of the behavior in blocks/color-switcher/view.ts.
 * @param array<string, mixed> $config From config().
 */
function script_options( array $config ): string {
	$schemes = schemes( $config );
	return (string) wp_json_encode(
		[
			'mode'   => $config['defaultMode'],
			'scheme' => $schemes + [ 'system' => 'system' ],
			'system' => system_query( $schemes, true ),
			'reload' => $config['forceReload'],
		],
		JSON_HEX_AMP
	);
}
