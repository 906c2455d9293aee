<?php
/** Fonts, sizes and alignment of text. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Style of a group of settings: `typography_font_size` and so on.
 * @return array<string, mixed>
 */
function typography( Element $element, string $group = 'typography' ): array {
	$source = $element;
	$name   = $element->global_id( "{$group}_typography" );
	$prefix = $group;
	if ( '' !== $name ) {
		$source = new Element( [ 'settings' => global_value( 'typography', $name ) ], 1, '', 0, false, new \ArrayObject() );
		$prefix = 'typography';
	}
	if ( 'custom' !== $source->text( "{$prefix}_typography" ) ) {
		return [];
	}
	$style = [];
	foreach ( sized( $source, $prefix ) as $property => $values ) {
		$style = with_style( $style, [ 'typography', $property ], $values );
	}
	foreach ( worded( $source, $prefix ) as $property => $value ) {
		$style = with_style( $style, [ 'typography', $property ], [ 'value' => $value ] );
	}
	return $style;
}

/**
 * Properties with a value for each device.
 * @return array<string, array<string, string>>
 */
function sized( Element $source, string $prefix ): array {
	return array_filter(
		[
			'fontSize'      => by_device( $source, "{$prefix}_font_size", __NAMESPACE__ . '\length' ),
			'letterSpacing' => by_device( $source, "{$prefix}_letter_spacing", __NAMESPACE__ . '\length' ),
			'lineHeight'    => by_device(
				$source,
				"{$prefix}_line_height",
				static fn( $value ): string => (string) preg_replace( '/(?<=\d)em$/', '', length( $value ) )
			),
		]
	);
}

/**
 * Properties whose value is a word.
 * @return array<string, string>
 */
function worded( Element $source, string $prefix ): array {
	$words = [
		'fontWeight'     => [ 'font_weight', '/^([1-9]00|normal|bold)$/' ],
		'fontStyle'      => [ 'font_style', '/^(normal|italic)$/' ],
		'textTransform'  => [ 'text_transform', '/^(uppercase|lowercase|capitalize|none)$/' ],
		'textDecoration' => [ 'text_decoration', '/^(underline|line-through|none)$/' ],
	];
	$style = [];
	foreach ( $words as $property => [ $setting, $pattern ] ) {
		$word = $source->text( "{$prefix}_$setting" );
		if ( preg_match( $pattern, $word ) ) {
			$style[ $property ] = $word;
		}
	}
	$family = theme_font( text( $source->settings[ "{$prefix}_font_family" ] ?? '' ) );
	if ( '' !== $family ) {
		$source->value( "{$prefix}_font_family" );
		$style['fontFamily'] = $family;
	}
	return $style;
}

/** A font of the theme, as CSS; '' for others, for nothing would load them. */
function theme_font( string $name ): string {
	foreach ( items( wp_get_global_settings( [ 'typography', 'fontFamilies' ] ) ) as $fonts ) {
		foreach ( items( $fonts ) as $font ) {
			$font = items( $font );
			if ( '' !== $name && 0 === strcasecmp( $name, text( $font['name'] ?? '' ) ) ) {
				return 'var:preset|font-family|' . text( $font['slug'] ?? '' );
			}
		}
	}
	return '';
}

/**
 * Alignment of text by device.
 * @return array<string, string>
 */
function text_align( Element $element, string $setting = 'align' ): array {
	$words = [
		'left'   => 'left',
		'center' => 'center',
		'right'  => 'right',
		'start'  => is_rtl() ? 'right' : 'left',
		'end'    => is_rtl() ? 'left' : 'right',
	];
	return by_device( $element, $setting, static fn( $value ): string => $words[ text( $value ) ] ?? '' );
}

/**
 * Attributes of a block with aligned text. Blocks store it in their style since WordPress 7.1, and had an attribute each before.
 * @param array<string, mixed>  $attributes
 * @param array<string, string> $align
 * @return array<string, mixed>
 */
function with_text_align( string $name, array $attributes, array $align ): array {
	if ( ! $align ) {
		return $attributes;
	}
	$type = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$old  = [ 'core/paragraph' => 'align' ][ $name ] ?? 'textAlign';
	if ( $type && block_has_support( $type, [ 'typography', 'textAlign' ] ) && ! isset( $type->attributes['textAlign'] ) ) {
		$attributes['style'] = with_style( items( $attributes['style'] ?? null ), [ 'typography', 'textAlign' ], $align );
	} elseif ( isset( $align['value'] ) ) {
		$attributes[ $old ] = $align['value'];
	}
	return $attributes;
}
