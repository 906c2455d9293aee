<?php
/** Elements of the page builder's fourth version, as elements of its third: their values carry a type, their looks are in styles. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Types by the newer ones; `e-flexbox` and `e-div-block` are containers. */
const ATOMIC_TYPES = [
	'e-heading'   => 'heading',
	'e-paragraph' => 'text-editor',
	'e-button'    => 'button',
	'e-image'     => 'image',
	'e-divider'   => 'divider',
	'e-youtube'   => 'video',
	'e-flexbox'   => 'container',
	'e-div-block' => 'container',
];

/**
 * The element as older versions store it; those are returned unchanged.
 * @param array<mixed> $stored
 * @return array<mixed>
 */
function plain_element( array $stored ): array {
	$name = text( $stored['widgetType'] ?? '' );
	$name = '' === $name ? text( $stored['elType'] ?? '' ) : $name;
	$type = ATOMIC_TYPES[ $name ] ?? '';
	if ( '' === $type ) {
		return $stored;
	}
	$old    = array_map( __NAMESPACE__ . '\plain_value', items( $stored['settings'] ?? null ) );
	$styles = items( $stored['styles'] ?? null );
	$link   = items( $old['link'] ?? null );
	$image  = items( $old['image'] ?? null );
	$source = items( $image['src'] ?? null );
	$plain  = array_filter(
		[
			'title'       => 'heading' === $type ? $old['title'] ?? '' : '',
			'header_size' => $old['tag'] ?? '',
			'editor'      => isset( $old['paragraph'] ) ? '<p>' . text( $old['paragraph'] ) . '</p>' : '',
			'text'        => $old['text'] ?? '',
			'youtube_url' => $old['source'] ?? '',
			'image'       => $source,
			'image_size'  => $image['size'] ?? '',
			'link_to'     => $link && $source ? 'custom' : '',
			'_element_id' => $old['_cssid'] ?? '',
			'_title'      => items( $stored['editor_settings'] ?? null )['title'] ?? '',
			'link'        => $link ? [
				'url'         => $link['destination'] ?? '',
				'is_external' => empty( $link['isTargetBlank'] ) ? '' : 'on',
			] : null,
		]
	);
	$known  = [ 'title', 'tag', 'paragraph', 'text', 'source', 'image', 'link', '_cssid', 'classes', 'attributes' ];
	// The element reports others.
	$plain += array_diff_key( $old, array_flip( $known ) );
	$plain += $styles ? [ 'styles' => array_keys( $styles ) ] : [];
	return [
		'elType'     => 'container' === $type ? $type : 'widget',
		'widgetType' => $type,
		'settings'   => $plain,
	] + $stored;
}

/**
 * A value without its type.
 * @param mixed $value
 * @return mixed
 */
function plain_value( $value ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	if ( isset( $value['$$type'] ) ) {
		$inner = $value['value'] ?? null;
		// Texts of the newest versions are HTML in a value of their own.
		$inner = is_array( $inner ) && isset( $inner['content'] ) ? $inner['content'] : $inner;
		return plain_value( $inner );
	}
	return array_map( __NAMESPACE__ . '\plain_value', $value );
}
