<?php
/** Names of the legacy page builder's settings and animations. */

declare( strict_types=1 );

namespace Frontage\Sections;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Beginnings of names of animations, by ours; the longer ones first. */
const LEGACY_ANIMATIONS = [
	'fadeInUp'     => 'fade-up',
	'fadeInDown'   => 'fade-down',
	'fadeInLeft'   => 'fade-start',
	'fadeInRight'  => 'fade-end',
	'fadeIn'       => 'fade',
	'zoomIn'       => 'zoom',
	'bounce'       => 'bounce',
	'slideInUp'    => 'slide-up',
	'slideInDown'  => 'slide-down',
	'slideInLeft'  => 'slide-start',
	'slideInRight' => 'slide-end',
	'rotateIn'     => 'zoom',
	'rollIn'       => 'fade-start',
	'lightSpeed'   => 'fade-end',
	'flash'        => 'fade',
	'pulse'        => 'zoom',
	'rubberBand'   => 'zoom',
	'shake'        => 'bounce',
	'headShake'    => 'bounce',
	'swing'        => 'flip',
	'tada'         => 'zoom',
	'wobble'       => 'bounce',
	'jello'        => 'bounce',
];

const LEGACY_SUFFIXES = [
	'value'      => '',
	'widescreen' => '_widescreen',
	'tablet'     => '_tablet',
	'mobile'     => '_mobile',
];

const LEGACY_DURATIONS = [
	'slow' => 2000,
	'fast' => 750,
];

/**
 * Translates settings of an entrance to our names; ours are kept.
 * @param array<mixed> $given
 * @return array<mixed>
 */
function from_legacy( array $given ): array {
	$animation = is_array( $given['animation'] ?? null ) ? $given['animation'] : [];
	foreach ( LEGACY_SUFFIXES as $device => $suffix ) {
		$name = $given[ "animation$suffix" ] ?? $given[ "_animation$suffix" ] ?? null;
		if ( is_string( $name ) ) {
			$animation[ $device ] = $name;
		}
	}
	$duration = $given['duration'] ?? LEGACY_DURATIONS[ text( $given['animation_duration'] ?? '' ) ] ?? null;
	return [
		'animation' => array_map( __NAMESPACE__ . '\our_animation', $animation ),
		'delay'     => $given['delay'] ?? $given['animation_delay'] ?? $given['_animation_delay'] ?? null,
		'duration'  => $duration,
	];
}

/**
 * Our name of an animation; names that are not legacy ones are kept.
 * @param mixed $name
 * @return mixed
 */
function our_animation( $name ) {
	foreach ( is_string( $name ) ? LEGACY_ANIMATIONS : [] as $beginning => $ours ) {
		if ( str_starts_with( $name, $beginning ) ) {
			return $ours;
		}
	}
	return $name;
}
