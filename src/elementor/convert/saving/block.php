<?php
/** Blocks before they are saved: a name, all attributes, also those that WordPress keeps in the HTML, and the blocks inside. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * A block.
 * @param array<string, mixed> $attributes Those that are null, '' or [] are left out.
 * @param list<ConvertBlock>   $inner
 * @return ConvertBlock
 */
function block( string $name, array $attributes = [], array $inner = [] ): array {
	return [
		'name'       => $name,
		'attributes' => array_filter( $attributes, static fn( $value ): bool => ! in_array( $value, [ null, '', [] ], true ) ),
		'inner'      => $inner,
	];
}

/**
 * HTML of blocks as the editor saves it.
 * @param list<ConvertBlock> $blocks
 */
function save_blocks( array $blocks ): string {
	return implode( "\n\n", array_map( __NAMESPACE__ . '\save_block', $blocks ) );
}

/** @param ConvertBlock $block */
function save_block( array $block ): string {
	$name       = $block['name'];
	$type       = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$attributes = supported_attributes( $name, $block['attributes'] );
	$inner      = implode( "\n\n", array_map( __NAMESPACE__ . '\save_block', $block['inner'] ) );
	$html       = saved_html( $name, $attributes, $inner );
	$schemas    = items( $type->attributes ?? null );
	// Before WordPress 7.0 the anchor of core's blocks is in their HTML only.
	$in_html  = isset( $schemas['anchor'] ) ? [] : [ 'anchor' => true ];
	$in_html += 'core/html' === $name ? [ 'content' => true ] : [];
	$stored   = own_attributes( $schemas, array_diff_key( $attributes, $in_html ) );
	return get_comment_delimited_block_content( $name, $stored, '' === $html ? '' : "\n$html\n" );
}

/**
 * Attributes that the editor stores in the block's comment: those that are not read from its HTML, and differ from their defaults.
 * @param array<mixed>         $schemas    By the name of the attribute.
 * @param array<string, mixed> $attributes
 * @return array<string, mixed>
 */
function own_attributes( array $schemas, array $attributes ): array {
	return array_filter(
		$attributes,
		static function ( $value, string $name ) use ( $schemas ): bool {
			$schema = items( $schemas[ $name ] ?? null );
			return ! isset( $schema['source'] ) && ! ( array_key_exists( 'default', $schema ) && $schema['default'] === $value );
		},
		ARRAY_FILTER_USE_BOTH
	);
}

/**
 * Attributes without styles that the block does not support in this version of WordPress: the editor would not save them.
 * @param array<string, mixed> $attributes
 * @return array<string, mixed>
 */
function supported_attributes( string $name, array $attributes ): array {
	if ( isset( $attributes['style'] ) ) {
		$style = supported_style( $name, items( $attributes['style'] ) );
		unset( $attributes['style'] );
		$attributes += $style ? [ 'style' => $style ] : [];
	}
	if ( 'core/image' === $name && isset( $attributes['width'] ) !== isset( $attributes['height'] ) ) {
		// Without the other one, only some versions of WordPress write `auto`.
		$attributes += [
			'width'  => 'auto',
			'height' => 'auto',
		];
	}
	return $attributes;
}
