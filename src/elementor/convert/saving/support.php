<?php
/** Styles that a block supports. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Supports by the place in a style that they allow. Colors of text and background are supported where others are, unless a block refuses them. */
const SUPPORTS = [
	'color.text'                => [ [ 'color', 'text' ], [ 'color' ] ],
	'color.background'          => [ [ 'color', 'background' ], [ 'color' ] ],
	'color.gradient'            => [ [ 'color', 'gradients' ] ],
	'typography.fontSize'       => [ [ 'typography', 'fontSize' ] ],
	'typography.lineHeight'     => [ [ 'typography', 'lineHeight' ] ],
	'typography.textAlign'      => [ [ 'typography', 'textAlign' ] ],
	'typography.fontFamily'     => [ [ 'typography', '__experimentalFontFamily' ] ],
	'typography.fontStyle'      => [ [ 'typography', '__experimentalFontStyle' ] ],
	'typography.fontWeight'     => [ [ 'typography', '__experimentalFontWeight' ] ],
	'typography.letterSpacing'  => [ [ 'typography', '__experimentalLetterSpacing' ] ],
	'typography.textTransform'  => [ [ 'typography', '__experimentalTextTransform' ] ],
	'typography.textDecoration' => [ [ 'typography', '__experimentalTextDecoration' ] ],
	'spacing.padding'           => [ [ 'spacing', 'padding' ] ],
	'spacing.margin'            => [ [ 'spacing', 'margin' ] ],
	'spacing.blockGap'          => [ [ 'spacing', 'blockGap' ] ],
	'border.radius'             => [ [ '__experimentalBorder', 'radius' ] ],
	'border.top'                => [ [ '__experimentalBorder', 'width' ] ],
	'border.right'              => [ [ '__experimentalBorder', 'width' ] ],
	'border.bottom'             => [ [ '__experimentalBorder', 'width' ] ],
	'border.left'               => [ [ '__experimentalBorder', 'width' ] ],
	'shadow'                    => [ [ 'shadow' ] ],
	'dimensions.minHeight'      => [ [ 'dimensions', 'minHeight' ] ],
	'dimensions.width'          => [ [ 'dimensions', 'width' ] ],
	'elements.link'             => [ [ 'color', 'link' ] ],
];

/**
 * The part of a style that a block supports.
 * @param array<string, mixed> $style
 * @return array<string, mixed>
 */
function supported_style( string $name, array $style ): array {
	$kept = [];
	foreach ( SUPPORTS as $place => $ways ) {
		$path = explode( '.', $place );
		foreach ( [ [], [ '@tablet' ], [ '@mobile' ] ] as $device ) {
			$value = _wp_array_get( $style, array_merge( $device, $path ) );
			$value = is_array( $value ) && 'spacing' === $path[0] ? supported_sides( $name, $path, $value ) : $value;
			if ( ! in_array( $value, [ null, '', [] ], true ) && supports( $name, $ways ) ) {
				_wp_array_set( $kept, array_merge( $device, $path ), $value );
			}
		}
	}
	return $kept;
}

/**
 * Whether a block supports something.
 * @param list<list<string>> $ways Paths of supports: the first that a block names counts.
 */
function supports( string $name, array $ways ): bool {
	$type     = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$supports = items( $type->supports ?? null );
	foreach ( $ways as $path ) {
		$whole = $supports[ $path[0] ] ?? null;
		$part  = is_array( $whole ) && isset( $path[1] ) ? $whole[ $path[1] ] ?? null : $whole;
		if ( null !== $part ) {
			return (bool) $part;
		}
	}
	return false;
}

/**
 * The sides that a block supports.
 * @param list<string>          $path
 * @param array<string, string> $sides
 * @return array<string, string>
 */
function supported_sides( string $name, array $path, array $sides ): array {
	$type    = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$allowed = $type ? _wp_array_get( items( $type->supports ), $path ) : null;
	$allowed = is_array( $allowed ) ? $allowed['sides'] ?? $allowed : null;
	if ( ! is_array( $allowed ) || ! wp_is_numeric_array( $allowed ) ) {
		return $sides;
	}
	$axes = [
		'horizontal' => [ 'left', 'right' ],
		'vertical'   => [ 'top', 'bottom' ],
	];
	foreach ( $axes as $axis => $names ) {
		$allowed = in_array( $axis, $allowed, true ) ? array_merge( $allowed, $names ) : $allowed;
	}
	return array_intersect_key( $sides, array_flip( array_filter( $allowed, 'is_string' ) ) );
}

/**
 * Whether a block supports a whole style.
 * @param array<string, mixed> $style
 */
function supports_style( string $name, array $style ): bool {
	return [] === $style || supported_style( $name, $style ) == $style; // phpcs:ignore WordPress.PHP.StrictComparisons -- In any order.
}

/**
 * The part of an element's style that a block supports. The others are reported.
 * @param array<string, mixed> $style
 * @return array<string, mixed>
 */
function fitting_style( Element $element, string $name, array $style ): array {
	$kept = supported_style( $name, $style );
	$lost = array_filter(
		array_keys( $style ),
		static fn( string $part ): bool => ( $kept[ $part ] ?? null ) != $style[ $part ] // phpcs:ignore WordPress.PHP.StrictComparisons -- In any order.
	);
	if ( $lost ) {
		$element->report( 'settings', array_values( $lost ) );
	}
	return $kept;
}
