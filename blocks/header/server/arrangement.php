<?php
/** Stickiness of a header, by its rows and the settings, as attributes for styles and script. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Settings;

defined( 'ABSPATH' ) || exit;

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
 * @param mixed                      $logo_width Responsive value of the header.
 * @return array<string, string> By attribute; none of them is empty.
 */
function attributes( array $rows, $logo_width = null ): array {
	$sticky  = sticky();
	$options = [
		'breakPoint' => Settings\get( 'break_point' ),
		'appears'    => $sticky['appears'],
		'hides'      => '' !== $sticky['hides'],
	];
	$layout  = Settings\get( 'site_layout' );
	$logo    = logo_style( $logo_width );
	$given   = [
		'data-frontage-header' => (string) wp_json_encode( $options ),
		'data-sticky-desktop'  => sticky_mode( $rows, 'desktop' ),
		'data-sticky-mobile'   => sticky_mode( $rows, 'mobile' ),
		'data-hides'           => $sticky['hides'],
		'data-layout'          => 'full' === $layout ? '' : $layout,
		'data-logo'            => '' === $logo ? '' : 'true',
		'style'                => layout_width() . $logo,
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
