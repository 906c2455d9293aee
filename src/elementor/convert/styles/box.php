<?php
/** Backgrounds, borders, shadows and space of boxes. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Style of a box. Settings of a widget's own box begin with an underscore.
 * @return array<string, mixed>
 */
function box_style( Element $element, string $prefix = '' ): array {
	$style = background_style( $element, "{$prefix}background" );
	$style = with_style( $style, [ 'spacing', 'padding' ], by_device( $element, "{$prefix}padding", __NAMESPACE__ . '\sides' ) );
	$style = with_style( $style, [ 'spacing', 'margin' ], by_device( $element, "{$prefix}margin", __NAMESPACE__ . '\margins' ) );
	return border_style( $element, $style, "{$prefix}border", "{$prefix}border_radius", "{$prefix}box_shadow" );
}

/**
 * Color or gradient.
 * @return array<string, mixed>
 */
function background_style( Element $element, string $group, string $fallback = '' ): array {
	$kind = $element->text( "{$group}_background", $fallback );
	if ( 'background' === $group && in_array( $kind, [ 'slideshow', 'video' ], true ) && ! ground_picture( $element ) ) {
		$still = still_color( $element );
		return '' === $still ? [] : [ 'color' => [ 'background' => $still ] ];
	}
	if ( ! in_array( $kind, [ 'classic', 'gradient' ], true ) ) {
		return [];
	}
	$color = color( $element, "{$group}_color" );
	if ( 'gradient' === $kind ) {
		$gradient = gradient( $element, $group, $color );
		return '' === $gradient ? [] : [ 'color' => [ 'gradient' => $gradient ] ];
	}
	return '' === $color ? [] : [ 'color' => [ 'background' => $color ] ];
}

function gradient( Element $element, string $group, string $color ): string {
	$second = color( $element, "{$group}_color_b" );
	if ( '' === $color || '' === $second ) {
		return '';
	}
	$stop   = length( $element->value( "{$group}_color_stop" ) );
	$end    = length( $element->value( "{$group}_color_b_stop" ) );
	$angle  = length( $element->value( "{$group}_gradient_angle" ) );
	$is_ray = 'radial' === $element->text( "{$group}_gradient_type" );
	$where  = $element->text( "{$group}_gradient_position", 'center center' );
	$first  = $is_ray ? 'at ' . ( preg_match( '/^[a-z]+ [a-z]+$/', $where ) ? $where : 'center center' ) : ( '' === $angle ? '180deg' : $angle );
	return sprintf(
		'%s-gradient(%s,%s %s,%s %s)',
		$is_ray ? 'radial' : 'linear',
		$first,
		$color,
		'' === $stop ? '0%' : $stop,
		$second,
		'' === $end ? '100%' : $end
	);
}

/**
 * Adds border, radius and shadow.
 * @param array<string, mixed> $style
 * @return array<string, mixed>
 */
function border_style( Element $element, array $style, string $border, string $radius, string $shadow ): array {
	$line = $element->text( "{$border}_border" );
	if ( in_array( $line, [ 'solid', 'dashed', 'dotted', 'double', 'groove' ], true ) ) {
		$color  = color( $element, "{$border}_color" );
		$widths = sides( $element->value( "{$border}_width" ) );
		foreach ( $widths as $side => $width ) {
			$style['border'][ $side ] = array_filter(
				[
					'color' => $color,
					'style' => $line,
					'width' => $width,
				]
			);
		}
	}
	$corners = by_device( $element, $radius, __NAMESPACE__ . '\corners' );
	$style   = with_style( $style, [ 'border', 'radius' ], $corners );
	if ( $element->is_on( "{$shadow}_box_shadow_type" ) ) {
		$value = items( $element->value( "{$shadow}_box_shadow" ) );
		$color = css_color( $value['color'] ?? '' );
		if ( '' !== $color ) {
			$lengths         = array_map(
				static fn( string $name ): string => number( $value[ $name ] ?? 0 ) . 'px',
				[ 'horizontal', 'vertical', 'blur', 'spread' ]
			);
			$is_inset        = 'inset' === text( $element->value( "{$shadow}_box_shadow_position" ) );
			$style['shadow'] = implode( ' ', $lengths ) . " $color" . ( $is_inset ? ' inset' : '' );
		}
	}
	return $style;
}

/**
 * Attributes of core's cover for a box with a picture behind it; [] for others.
 * @return array<string, mixed>
 */
function cover_attributes( Element $element, string $prefix = '' ): array {
	$picture = ground_picture( $element, $prefix );
	$url     = esc_url_raw( text( $picture['url'] ?? '' ) );
	if ( '' === $url ) {
		return [];
	}
	foreach ( [ 'position', 'repeat', 'size', 'attachment' ] as $setting ) {
		if ( in_array( $element->settings[ "{$prefix}background_$setting" ] ?? '', [ 'center center', 'no-repeat', 'cover', 'scroll' ], true ) ) {
			$element->value( "{$prefix}background_$setting" );
		}
	}
	$overlay = 'classic' === $element->text( "{$prefix}background_overlay_background" ) ? color( $element, "{$prefix}background_overlay_color" ) : '';
	$opacity = items( $element->value( "{$prefix}background_overlay_opacity" ) )['size'] ?? 0.5;
	$ratio   = '' === $overlay ? 0 : (int) round( 100 * min( 1, max( 0, is_numeric( $opacity ) ? (float) $opacity : 0.5 ) ) );
	return array_filter(
		[
			'url'                => $url,
			'id'                 => id_here( $picture ),
			'customOverlayColor' => $overlay,
			'isUserOverlayColor' => '' !== $overlay,
		]
	) + [
		'dimRatio' => $ratio,
		'isDark'   => $ratio >= 30 && is_dark( $overlay ),
	];
}
