<?php
/** Markup with the settings of the legacy plugin. The only file that uses its names. */

declare( strict_types=1 );

namespace Frontage\Sticky;

defined( 'ABSPATH' ) || exit;

const LEGACY_ATTRIBUTE = 'data-uae-sticky-settings';
/** Used for an anchor's offset, and by elements without the first. */
const LEGACY_GENERAL_ATTRIBUTE = 'data-settings';

/**
 * Converts the legacy data attribute of elements to ours; invalid settings count as unset.
 * @param mixed $content HTML.
 * @return mixed
 */
function convert_legacy( $content ) {
	if ( ! is_string( $content ) || ! ( str_contains( $content, 'uae_sticky_' ) || str_contains( $content, 'sticky_anchor_link_offset' ) ) ) {
		return $content;
	}
	$tag = new \WP_HTML_Tag_Processor( $content );
	while ( $tag->next_tag() ) {
		$json = $tag->get_attribute( LEGACY_ATTRIBUTE ) ?? $tag->get_attribute( LEGACY_GENERAL_ATTRIBUTE );
		if ( is_string( $json ) && null === $tag->get_attribute( 'data-frontage-sticky' ) ) {
			$settings = json_decode( $json, true );
			$options  = options( is_array( $settings ) ? from_legacy( $settings ) : [] );
			if ( ! str_contains( (string) $tag->get_attribute( 'style' ), 'scroll-margin-block-start:' ) ) {
				apply_options( $tag, $options );
			}
		}
	}
	return $tag->get_updated_html();
}

/**
 * Maps legacy settings to our options; unset ones are omitted.
 * @param array<mixed> $settings By legacy names.
 * @return array<string, mixed>
 */
function from_legacy( array $settings ): array {
	$setting = static fn( string $name ) => $settings[ "uae_sticky_$name" ] ?? null;
	$is_on   = static fn( string $name ): bool => 'yes' === $setting( $name );
	$size    = static function ( string $name ) use ( $setting ) {
		$value = $setting( $name );
		return is_array( $value ) ? $value['size'] ?? null : $value;
	};
	$lengths = static fn( string $name ): array => [
		'desktop' => $setting( $name ),
		'tablet'  => $setting( "{$name}_tablet" ),
		'mobile'  => $setting( "{$name}_mobile" ),
	];
	$kind    = 'gradient' === $setting( 'background_type' ) ? 'gradient' : 'solid';
	$offset  = $settings['sticky_anchor_link_offset'] ?? null;
	$options = [
		'enabled'        => $is_on( 'header_enable' ),
		'devices'        => $setting( 'devices' ),
		'distance'       => $lengths( 'scroll_distance' ),
		'transparent'    => $is_on( 'transparent_enable' ),
		'transparency'   => $size( 'transparency_level' ),
		'background'     => $is_on( 'background_enable' ) ? $kind : 'none',
		'color'          => $setting( 'background_color' ),
		'gradient'       => $setting( 'gradient_type' ),
		'angle'          => $size( 'gradient_angle' ),
		'startColor'     => $setting( 'gradient_color_1' ),
		'startLocation'  => $size( 'gradient_location_1' ),
		'endColor'       => $setting( 'gradient_color_2' ),
		'endLocation'    => $size( 'gradient_location_2' ),
		'border'         => $is_on( 'border_enable' ),
		'borderColor'    => $setting( 'border_color' ),
		'borderWidth'    => $size( 'border_thickness' ),
		'shadow'         => $is_on( 'shadow_enable' ),
		'shadowColor'    => $setting( 'shadow_color' ),
		'shadowVertical' => $size( 'shadow_vertical' ),
		'shadowBlur'     => $size( 'shadow_blur' ),
		'shadowSpread'   => $size( 'shadow_spread' ),
		'hides'          => $is_on( 'hide_on_scroll_down' ),
		'threshold'      => $lengths( 'hide_threshold' ),
		'anchorOffset'   => is_array( $offset ) ? $offset['size'] ?? null : $offset,
	];
	return array_filter( $options, static fn( $value ): bool => null !== $value );
}
