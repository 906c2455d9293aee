<?php
/** Settings that every element may have: its own box, devices on which it is hidden, an entrance, an anchor, classes. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\Sections;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Elements that hold others. */
const BOXES = [ 'section', 'column', 'container' ];

/** Settings by the device on which they hide. */
const HIDING = [
	'hide_desktop'    => 'desktop',
	'hide_tablet'     => 'tablet',
	'hide_mobile'     => 'mobile',
	'hide_widescreen' => 'widescreen',
];

/**
 * Gives an element's blocks what it has in common with others, in a group if they are several or do not support it.
 * @param list<ConvertBlock> $blocks
 * @return list<ConvertBlock>
 */
function with_common( Element $element, array $blocks ): array {
	$common = common_attributes( $element );
	$style  = items( $common['style'] ?? null );
	$is_box = in_array( $element->type, BOXES, true );
	$cover  = $is_box ? [] : cover_attributes( $element, '_' );
	if ( $cover && $blocks ) {
		$style = with_room( fitting_style( $element, 'core/cover', $style ), true, false );
		return [ cover_block( [ 'style' => $style ] + $common, $cover, '', $blocks ) ];
	}
	if ( ! $common || ! $blocks ) {
		return $blocks;
	}
	$first = $blocks[0]['attributes'];
	$fits  = 1 === count( $blocks ) && supports_style( $blocks[0]['name'], $style ) && 'core/html' !== $blocks[0]['name']
		&& ! array_intersect_key( $style['color'] ?? [], items( items( $first['style'] ?? null )['color'] ?? null ) );
	if ( ! $fits ) {
		$style = fitting_style( $element, 'core/group', $style );
		return [ block( 'core/group', [ 'style' => $style ] + $common, $blocks ) ];
	}
	$style                   = array_replace_recursive( $style, items( $first['style'] ?? null ) );
	$classes                 = trim( text( $first['className'] ?? '' ) . ' ' . text( $common['className'] ?? '' ) );
	$blocks[0]['attributes'] = array_filter(
		[
			'style'     => $style,
			'className' => $classes,
		]
	) + $first + $common;
	return $blocks;
}

/** @return array<string, mixed> */
function common_attributes( Element $element ): array {
	$is_box = in_array( $element->type, BOXES, true );
	$hidden = [];
	foreach ( HIDING as $setting => $device ) {
		if ( has_value( $element->value( $setting ) ) ) {
			$hidden[] = $device;
		}
	}
	$anchor = $element->text( $is_box ? 'css_id' : '_element_id', $element->text( '_element_id' ) );
	return array_filter(
		[
			'anchor'          => anchor( $anchor ),
			'className'       => class_names( $element->text( $is_box ? 'css_classes' : '_css_classes', $element->text( '_css_classes' ) ) ),
			'style'           => $is_box ? [] : box_style( $element, '_' ),
			Sections\HIDDEN   => $hidden,
			Sections\ENTRANCE => entrance( $element ),
		]
	);
}

/** @return array<string, mixed> The attribute of an entrance; [] for none. */
function entrance( Element $element ): array {
	$settings = [];
	foreach ( array_keys( $element->settings ) as $name ) {
		if ( preg_match( '/^_?animation(_duration|_delay|_tablet|_mobile|_widescreen)?$/', (string) $name ) ) {
			$settings[ $name ] = $element->value( (string) $name );
		}
	}
	if ( isset( $settings['_animation_duration'] ) ) {
		$settings += [ 'animation_duration' => $settings['_animation_duration'] ];
	}
	$entrance = Sections\from_legacy( $settings );
	$entrance = array_filter( $entrance, static fn( $value ): bool => ! in_array( $value, [ null, '', [] ], true ) );
	if ( ! array_filter( items( $entrance['animation'] ?? null ), static fn( $name ): bool => ! in_array( $name, [ '', 'none' ], true ) ) ) {
		return [];
	}
	foreach ( [ 'delay', 'duration' ] as $time ) {
		if ( isset( $entrance[ $time ] ) ) {
			$entrance[ $time ] = (int) text( $entrance[ $time ] );
		}
	}
	return $entrance;
}
