<?php
/** Blocks that enter with an animation: style/entrance.scss, view.ts. */

declare( strict_types=1 );

namespace Frontage\Sections;

use function Frontage\Breakpoints\responsive;
use function Frontage\Values\clamp;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Names of keyframes in style/entrance.scss after `frontage-`; labels are in editor/animations.ts. */
const ANIMATIONS = [
	'fade',
	'fade-up',
	'fade-down',
	'fade-start',
	'fade-end',
	'slide-up',
	'slide-down',
	'slide-start',
	'slide-end',
	'zoom',
	'flip',
	'bounce',
];

/** Longest delay and duration, in milliseconds. */
const MOST = 10000;

/**
 * Custom properties of an entrance, for a style attribute; '' for none.
 * @param mixed $given The attribute, or settings of the legacy page builder.
 */
function entrance( $given ): string {
	$given     = from_legacy( items( $given ) );
	$animation = responsive(
		'--frontage-entrance',
		$given['animation'] ?? null,
		static function ( $name ): string {
			if ( ! is_string( $name ) || '' === $name ) {
				return '';
			}
			return in_array( $name, ANIMATIONS, true ) ? "frontage-$name" : 'none';
		}
	);
	if ( in_array( $animation, [ '', '--frontage-entrance:none' ], true ) ) {
		return '';
	}
	$style = $animation;
	foreach ( [ 'delay', 'duration' ] as $time ) {
		if ( is_numeric( $given[ $time ] ?? null ) ) {
			$style .= ";--frontage-entrance-$time:" . clamp( $given[ $time ], 0, MOST, 0 ) . 'ms';
		}
	}
	return $style;
}

/** Animates the current tag. */
function apply_entrance( \WP_HTML_Tag_Processor $tag, string $style ): void {
	$tag->set_attribute( 'data-frontage-entrance', true );
	add_style( $tag, $style );
	wp_enqueue_style( HANDLE );
	wp_enqueue_script( HANDLE );
}
