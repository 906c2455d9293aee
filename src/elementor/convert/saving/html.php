<?php
/** HTML of core's blocks as their save functions write it, for the editor compares the two. Blocks that PHP renders save what is inside. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * HTML of a block.
 * @param array<string, mixed> $attributes
 */
function saved_html( string $name, array $attributes, string $inner ): string {
	$content = text( $attributes['content'] ?? '' );
	switch ( $name ) {
		case 'core/paragraph':
			return '<p' . wrapper( $name, $attributes, ! empty( $attributes['dropCap'] ) ? [ 'has-drop-cap' ] : [] ) . ">$content</p>";
		case 'core/heading':
			$level = number( $attributes['level'] ?? 2 );
			return "<h$level" . wrapper( $name, $attributes ) . ">$content</h$level>";
		case 'core/list':
			$tag   = empty( $attributes['ordered'] ) ? 'ul' : 'ol';
			$type  = text( $attributes['type'] ?? '' );
			$order = ( empty( $attributes['reversed'] ) ? '' : ' reversed' ) . html_attributes( [ 'start' => text( $attributes['start'] ?? '' ) ] );
			return "<$tag" . wrapper( $name, $attributes, [], '' === $type ? '' : "list-style-type:$type" ) . "$order>$inner</$tag>";
		case 'core/list-item':
			return '<li' . wrapper( $name, $attributes ) . ">$content$inner</li>";
		case 'core/html':
			return $content;
		case 'core/shortcode':
			return text( $attributes['text'] ?? '' );
		case 'core/quote':
			$citation = text( $attributes['citation'] ?? '' );
			return '<blockquote' . wrapper( $name, $attributes ) . ">$inner" . ( '' === $citation ? '' : "<cite>$citation</cite>" ) . '</blockquote>';
		case 'core/group':
			$tag = text( $attributes['tagName'] ?? 'div' );
			return "<$tag" . wrapper( $name, $attributes ) . ">$inner</$tag>";
		case 'core/buttons':
		case 'core/comments':
		case 'core/query':
			return '<div' . wrapper( $name, $attributes ) . ">$inner</div>";
		case 'core/spacer':
			return '<div' . wrapper( $name, $attributes, [], 'height:' . text( $attributes['height'] ?? '100px' ) ) . ' aria-hidden="true"></div>';
		case 'core/social-links':
			return '<ul' . wrapper( $name, $attributes ) . ">$inner</ul>";
		case 'core/columns':
		case 'core/column':
			return column_html( $name, $attributes, $inner );
		case 'core/separator':
			return separator_html( $attributes );
		case 'core/button':
			return button_html( $attributes );
		default:
			return media_html( $name, $attributes, $inner ) ?? $inner;
	}//end switch
}

/** @param array<string, mixed> $attributes */
function column_html( string $name, array $attributes, string $inner ): string {
	$align   = text( $attributes['verticalAlignment'] ?? '' );
	$verb    = 'core/columns' === $name ? 'are' : 'is';
	$classes = array_filter(
		[
			'' === $align ? '' : "$verb-vertically-aligned-$align",
			false === ( $attributes['isStackedOnMobile'] ?? true ) ? 'is-not-stacked-on-mobile' : '',
		]
	);
	$width   = text( $attributes['width'] ?? '' );
	return '<div' . wrapper( $name, $attributes, array_values( $classes ), '' === $width ? '' : "flex-basis:$width" ) . ">$inner</div>";
}

/** @param array<string, mixed> $attributes */
function separator_html( array $attributes ): string {
	$style   = items( $attributes['style'] ?? null );
	$color   = text( $style['color']['background'] ?? '' );
	$classes = array_merge( '' === $color ? [] : [ 'has-text-color' ], [ 'has-alpha-channel-opacity' ], '' === $color ? [] : [ 'has-background' ] );
	unset( $style['color'] );
	$css = '' === $color ? '' : "background-color:$color;color:$color";
	return '<hr' . wrapper( 'core/separator', $attributes, $classes, $css, $style ) . '/>';
}

/** @param array<string, mixed> $attributes */
function button_html( array $attributes ): string {
	$all   = items( $attributes['style'] ?? null );
	$width = number( $attributes['width'] ?? 0 );
	$has   = isset( $all['typography']['fontSize'] ) ? [ 'has-custom-font-size' ] : [];
	// In older versions of WordPress the font is that of the element around the link.
	$type   = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/button' );
	$is_new = $type && wp_should_skip_block_supports_serialization( $type, 'typography', 'fontSize' );
	$font   = $is_new ? [] : array_intersect_key( $all, [ 'typography' => true ] );
	$style  = style_of( array_diff_key( $all, $font ) );

	$classes = array_merge( [ 'wp-block-button__link' ], $style['classes'], $is_new ? $has : [], [ 'wp-element-button' ] );
	$link    = html_attributes(
		[
			'class'  => implode( ' ', $classes ),
			'href'   => text( $attributes['url'] ?? '' ),
			'style'  => $style['css'],
			'target' => text( $attributes['linkTarget'] ?? '' ),
			'rel'    => text( $attributes['rel'] ?? '' ),
		]
	);
	$outer   = array_merge( $width ? [ 'has-custom-width', "wp-block-button__width-$width" ] : [], $is_new ? [] : $has );
	return '<div' . wrapper( 'core/button', $attributes, $outer, '', $font ) . "><a$link>" . text( $attributes['text'] ?? '' ) . '</a></div>';
}
