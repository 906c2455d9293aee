<?php
/** Colors and sizes of the Load More button; unset ones are left to the theme. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Values\css_number;

defined( 'ABSPATH' ) || exit;

/**
 * Custom properties for _paging.scss.
 * @param array<string, mixed> $attributes From attributes().
 * @return array<string, string> Values by names without the prefix; '' for unset.
 */
function button_properties( array $attributes ): array {
	return [
		'more-background'       => $attributes['loadMoreBgColor'],
		'more-hover-background' => $attributes['loadMoreHoverBgColor'],
		'more-text'             => $attributes['loadMoreTextColor'],
		'more-hover-text'       => $attributes['loadMoreHoverTextColor'],
		'more-border'           => $attributes['loadMoreBorderColor'],
		'more-hover-border'     => $attributes['loadMoreHoverBorderColor'],
		'more-width'            => pixels( $attributes['loadMoreBorderWidth'] ),
		'more-radius'           => pixels( $attributes['loadMoreBorderRadius'] ),
		'more-block'            => pixels( $attributes['loadMoreVerticalPadding'] ),
		'more-inline'           => pixels( $attributes['loadMoreHorizantalPadding'] ),
		'more-size'             => pixels( $attributes['loadMoreSize'] ),
	];
}

/**
 * Formats a size for CSS.
 * @param float|null $size In pixels; null for none.
 */
function pixels( ?float $size ): string {
	return null === $size ? '' : css_number( $size, 2 ) . 'px';
}
