<?php
/**
 * How Load More looks where its owner says so. What is not said is left to the theme.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The owner's colours and measures of the button, as custom properties for _paging.scss.
 *
 * @since 0.1.0
 * @param array<string, mixed> $settings From attributes().
 * @return array<string, string> Values by names without the prefix; an empty one is not set.
 */
function button_properties( array $settings ): array {
	return [
		'more-background'       => $settings['loadMoreBgColor'],
		'more-hover-background' => $settings['loadMoreHoverBgColor'],
		'more-text'             => $settings['loadMoreTextColor'],
		'more-hover-text'       => $settings['loadMoreHoverTextColor'],
		'more-border'           => $settings['loadMoreBorderColor'],
		'more-hover-border'     => $settings['loadMoreHoverBorderColor'],
		'more-width'            => pixels( $settings['loadMoreBorderWidth'] ),
		'more-radius'           => pixels( $settings['loadMoreBorderRadius'] ),
		'more-block'            => pixels( $settings['loadMoreVerticalPadding'] ),
		'more-inline'           => pixels( $settings['loadMoreHorizantalPadding'] ),
		'more-size'             => pixels( $settings['loadMoreSize'] ),
	];
}

/**
 * A measure as CSS takes it.
 *
 * @since 0.1.0
 * @param float|null $measure In pixels; null for none.
 */
function pixels( ?float $measure ): string {
	return null === $measure ? '' : decimal( round( $measure, 2 ) ) . 'px';
}
