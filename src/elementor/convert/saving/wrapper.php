<?php
/** Attributes of a block's element, as the editor saves them. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of the element, with a space before.
 * @param array<string, mixed> $attributes Of the block.
 * @param list<string>         $classes    More of them.
 * @param string               $css        More declarations.
 * @param array<string, mixed> $style      Of the block's style, the part that the element shows, unless it is all of it.
 */
function wrapper( string $name, array $attributes, array $classes = [], string $css = '', ?array $style = null ): string {
	$type  = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$style = style_of( $style ?? items( $attributes['style'] ?? null ) );
	$own   = ! $type || block_has_support( $type, 'className', true ) ? [ wp_get_block_default_classname( $name ) ] : [];
	$align = text( $attributes['align'] ?? '' );
	$text  = text( $attributes['textAlign'] ?? _wp_array_get( $attributes, [ 'style', 'typography', 'textAlign' ], '' ) );
	if ( '' !== $align ) {
		$own[] = 'core/paragraph' === $name ? "has-text-align-$align" : "align$align";
	}
	if ( '' !== $text ) {
		$own[] = "has-text-align-$text";
	}
	$classes = array_filter( array_merge( $own, $classes, $style['classes'], [ text( $attributes['className'] ?? '' ) ] ) );
	return html_attributes(
		[
			'id'    => text( $attributes['anchor'] ?? '' ),
			'class' => implode( ' ', $classes ),
			'style' => implode( ';', array_filter( [ $style['css'], $css ] ) ),
		]
	);
}

/**
 * Classes and declarations of a style that is saved in the HTML: that of all devices.
 * @param array<string, mixed> $style
 * @return array{classes: list<string>, css: string}
 */
function style_of( array $style ): array {
	unset( $style['@tablet'], $style['@mobile'], $style['typography']['textAlign'], $style['spacing']['blockGap'], $style['dimensions']['width'] );
	$classes = isset( $style['elements']['link']['color'] ) ? [ 'has-link-color' ] : [];
	$styles  = wp_style_engine_get_styles( $style );
	$given   = preg_split( '/ /', text( $styles['classnames'] ?? '' ), -1, PREG_SPLIT_NO_EMPTY );
	// The engine gives names of a gradient's preset, too.
	return [
		'classes' => array_values( array_unique( array_merge( $classes, $given ? $given : [] ) ) ),
		'css'     => rtrim( text( $styles['css'] ?? '' ), ';' ),
	];
}

/**
 * Attributes that are not empty, with a space before each.
 * @param array<string, string> $attributes
 */
function html_attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		if ( '' !== $value ) {
			$html .= " $name=\"" . ( in_array( $name, [ 'href', 'src', 'poster' ], true ) ? url( $value ) : esc_attr( $value ) ) . '"';
		}
	}
	return $html;
}

/** An address for HTML, encoded as the editor does. */
function url( string $url ): string {
	return str_replace( '&#038;', '&amp;', esc_url( $url ) );
}

/**
 * Puts a link around HTML.
 * @param array{href: string, target: string, rel: string, more?: array<string, string>}|null $link
 */
function linked( string $html, ?array $link ): string {
	// A link in a link would end it.
	if ( ! $link || '' === $html || preg_match( '/<a\b/i', $html ) ) {
		return $html;
	}
	$attributes = ' href="' . url( $link['href'] ) . '"';
	foreach ( [ 'target', 'rel' ] as $name ) {
		$attributes .= '' === $link[ $name ] ? '' : " $name=\"" . esc_attr( $link[ $name ] ) . '"';
	}
	foreach ( $link['more'] ?? [] as $name => $value ) {
		$attributes .= " $name=\"" . esc_attr( $value ) . '"';
	}
	return "<a$attributes>$html</a>";
}
