<?php
/** Stickiness of a header, by its rows and the settings, as attributes for styles and script. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Settings;
use function Frontage\Values\css_preset;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Default padding of a row, repeated in style.scss. */
const PADDING = '16px';

/**
 * Rows of a header that are not empty.
 * @return list<array<string, mixed>> Their attributes.
 */
function rows( \WP_Block $header ): array {
	$rows = [];
	foreach ( $header->inner_blocks as $row ) {
		if ( $row && 'frontage/header-row' === $row->name && $row->parsed_block['innerBlocks'] ) {
			$rows[] = $row->attributes;
		}
	}
	return $rows;
}

/**
 * Attributes of a header's element, or of the template part around it.
 * @param list<array<string, mixed>> $rows
 * @return array<string, string> By attribute; none of them is empty.
 */
function attributes( array $rows ): array {
	$sticky  = sticky();
	$options = [
		'breakPoint' => Settings\get( 'break_point' ),
		'appears'    => $sticky['appears'],
		'hides'      => '' !== $sticky['hides'],
	];
	$layout  = Settings\get( 'site_layout' );
	$given   = [
		'data-frontage-header' => (string) wp_json_encode( $options ),
		'data-sticky-desktop'  => sticky_mode( $rows, 'desktop' ),
		'data-sticky-mobile'   => sticky_mode( $rows, 'mobile' ),
		'data-hides'           => $sticky['hides'],
		'data-layout'          => 'full' === $layout ? '' : $layout,
		'data-logo'            => array_filter( logo_widths() ) ? 'true' : '',
		'style'                => layout_width(),
	];
	return array_filter( $given );
}

/**
 * @param list<array<string, mixed>> $rows
 * @return string '' for not sticky; `whole` for sticky from the first sticky row on; `rows` for each row by itself, if a row that is not sticky
 *         follows one that is.
 */
function sticky_mode( array $rows, string $device ): string {
	$sticky = sticky();
	if ( ! in_array( $device, $sticky['devices'], true ) ) {
		return '';
	}
	$order = '';
	foreach ( rows_on_device( $rows, $device ) as $row ) {
		$order .= in_array( $row['row'], $sticky['rows'], true ) ? 's' : '-';
	}
	if ( ! str_contains( $order, 's' ) ) {
		return '';
	}
	return str_contains( $order, 's-' ) ? 'rows' : 'whole';
}

/**
 * @param list<array<string, mixed>> $rows
 * @return list<array<string, mixed>>
 */
function rows_on_device( array $rows, string $device ): array {
	return array_values( array_filter( $rows, static fn( array $row ): bool => in_array( $row['device'], [ 'all', $device ], true ) ) );
}

/** Custom property with the width of the layout; '' for the full width. */
function layout_width(): string {
	return 'full' === Settings\get( 'site_layout' ) ? '' : '--frontage-header-layout:' . Settings\get( 'site_layout_box_width' ) . 'px;';
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
	$padding = $row['style']['spacing']['padding'] ?? [];
	$top     = length( $padding['top'] ?? '' );
	$bottom  = length( $padding['bottom'] ?? '' );
	return "--frontage-header-shrink:calc(($top + $bottom) / 2);--frontage-header-center:calc((3 * $bottom - $top) / 4);";
}

/**
 * Converts a block's length to CSS.
 * @param mixed $value Such as `var:preset|spacing|30` or `1rem`.
 */
function length( $value ): string {
	$value = text( $value );
	if ( preg_match( '/^([\d.]+(px|r?em|v[wh])|0)$/', $value ) ) {
		return '0' === $value ? '0px' : $value;
	}
	$preset = css_preset( $value, 'spacing' );
	return '' === $preset ? PADDING : $preset;
}
