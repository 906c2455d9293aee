<?php
/** Padding and gap of a header's row on devices where they differ, and what of the padding leaves the window when the row sticks. */

declare( strict_types=1 );

namespace Frontage\Header;

use function Frontage\Breakpoints\responsive;
use function Frontage\Values\css_preset;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Default padding of a row, repeated in style.scss. */
const PADDING = '16px';

/** Default gap of core's flex layout. */
const GAP = 'var(--wp--style--block-gap,0.5em)';

/**
 * Padding and gap of devices with their own, to follow the declarations of the row's block supports, which hold on all others.
 * @param array<string, mixed> $row Its attributes.
 * @return string Declarations, or ''.
 */
function spacing( array $row ): string {
	$styles  = [];
	$padding = lengths( $row['padding'] ?? null );
	foreach ( $padding ? [ 'top', 'bottom' ] : [] as $side ) {
		$styles[ "padding-$side" ] = [ "--frontage-row-$side", [ 'value' => padding( $row, $side ) ] + $padding ];
	}
	$gap = lengths( $row['gap'] ?? null );
	if ( $gap ) {
		$own           = length( $row['style']['spacing']['blockGap'] ?? '' );
		$styles['gap'] = [ '--frontage-row-gap', [ 'value' => '' === $own ? GAP : $own ] + $gap ];
	}
	$css = '';
	foreach ( $styles as $property => [ $name, $values ] ) {
		$css .= responsive( $name, $values, static fn( $value ): string => text( $value ) ) . ";$property:var($name);";
	}
	return $css;
}

/**
 * By how much a row shrinks when it sticks, half of its padding, and how far its blocks go down to the middle of what is left.
 * @param array<string, mixed> $row Its attributes.
 * @return string Custom properties; '' for a row that does not shrink.
 */
function shrink( array $row ): string {
	if ( ! in_array( $row['row'], sticky()['shrinking'], true ) ) {
		return '';
	}
	$is_own = [] !== lengths( $row['padding'] ?? null );
	$top    = $is_own ? 'var(--frontage-row-top)' : padding( $row, 'top' );
	$bottom = $is_own ? 'var(--frontage-row-bottom)' : padding( $row, 'bottom' );
	return "--frontage-header-shrink:calc(($top + $bottom) / 2);--frontage-header-center:calc((3 * $bottom - $top) / 4);";
}

/**
 * Padding of the row's block supports as CSS.
 * @param array<string, mixed> $row Its attributes.
 */
function padding( array $row, string $side ): string {
	$length = length( $row['style']['spacing']['padding'][ $side ] ?? '' );
	return '' === $length ? PADDING : $length;
}

/**
 * Valid lengths of a responsive value.
 * @param mixed $values By device; the desktop's is that of the block supports.
 * @return array<string, string>
 */
function lengths( $values ): array {
	return array_filter( array_map( __NAMESPACE__ . '\length', array_diff_key( items( $values ), [ 'value' => '' ] ) ) );
}

/**
 * CSS of a block's length; '' for what is none.
 * @param mixed $value Such as `var:preset|spacing|30` or `1rem`.
 */
function length( $value ): string {
	$value = text( $value );
	if ( preg_match( '/^([\d.]+(px|r?em|v[wh])|0)$/D', $value ) ) {
		return '0' === $value ? '0px' : $value;
	}
	return css_preset( $value, 'spacing' );
}
