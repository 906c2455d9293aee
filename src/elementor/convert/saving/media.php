<?php
/** HTML of core's blocks with pictures, films and sound. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * HTML of a block; null for blocks without HTML of their own.
 * @param array<string, mixed> $attributes
 */
function media_html( string $name, array $attributes, string $inner ): ?string {
	$caption = text( $attributes['caption'] ?? '' );
	$caption = '' === $caption ? '' : "<figcaption class=\"wp-element-caption\">$caption</figcaption>";
	switch ( $name ) {
		case 'core/image':
			return image_html( $attributes, $caption );
		case 'core/gallery':
			$columns = number( $attributes['columns'] ?? 0 );
			$classes = [ 'has-nested-images', $columns ? "columns-$columns" : 'columns-default' ];
			$classes = false === ( $attributes['imageCrop'] ?? true ) ? $classes : array_merge( $classes, [ 'is-cropped' ] );
			return '<figure' . wrapper( $name, $attributes, $classes ) . ">$inner</figure>";
		case 'core/cover':
			return cover_html( $attributes, $inner );
		case 'core/video':
			$media = '<video' . media_switches( $attributes ) . html_attributes(
				[
					'poster' => text( $attributes['poster'] ?? '' ),
					'src'    => text( $attributes['src'] ?? '' ),
				]
			) . '></video>';
			return '<figure' . wrapper( $name, $attributes ) . ">$media$caption</figure>";
		case 'core/audio':
			$media = '<audio controls' . html_attributes( [ 'src' => text( $attributes['src'] ?? '' ) ] ) . '></audio>';
			return '<figure' . wrapper( $name, $attributes ) . ">$media$caption</figure>";
		case 'core/embed':
			$provider = text( $attributes['providerNameSlug'] ?? '' );
			$classes  = [ 'is-type-' . text( $attributes['type'] ?? 'rich' ), "is-provider-$provider", "wp-block-embed-$provider" ];
			$address  = esc_html( text( $attributes['url'] ?? '' ) );
			return '<figure' . wrapper( $name, $attributes, $classes ) . "><div class=\"wp-block-embed__wrapper\">\n$address\n</div></figure>";
		default:
			return null;
	}//end switch
}

/** @param array<string, mixed> $attributes */
function media_switches( array $attributes ): string {
	$html = '';
	foreach ( [ 'autoplay', 'controls', 'loop', 'muted', 'playsInline' ] as $switch ) {
		$html .= ( $attributes[ $switch ] ?? 'controls' === $switch ) ? ' ' . strtolower( $switch ) : '';
	}
	return $html;
}

/** @param array<string, mixed> $attributes */
function image_html( array $attributes, string $caption ): string {
	$style   = items( $attributes['style'] ?? null );
	$picture = style_of( array_intersect_key( $style, array_flip( [ 'border', 'shadow' ] ) ) );
	$border  = style_of( array_intersect_key( $style, [ 'border' => true ] ) );
	$width   = text( $attributes['width'] ?? '' );
	$height  = text( $attributes['height'] ?? '' );
	$sized   = '' === $width . $height ? '' : 'width:' . ( '' === $width ? 'auto' : $width ) . ';height:' . ( '' === $height ? 'auto' : $height );
	$fit     = text( $attributes['scale'] ?? '' );
	$id      = number( $attributes['id'] ?? 0 );
	$css     = [ $picture['css'], '' === $fit ? '' : "object-fit:$fit", $sized ];
	$classes = array_merge( $border['classes'], $id ? [ "wp-image-$id" ] : [] );
	$img     = '<img' . html_attributes( [ 'src' => text( $attributes['url'] ?? '' ) ] ) . ' alt="' . esc_attr( text( $attributes['alt'] ?? '' ) ) . '"'
		. html_attributes(
			[
				'class' => implode( ' ', $classes ),
				'style' => implode( ';', array_filter( $css ) ),
			]
		) . '/>';
	$img     = linked(
		$img,
		isset( $attributes['href'] ) ? [
			'href'   => text( $attributes['href'] ),
			'target' => text( $attributes['linkTarget'] ?? '' ),
			'rel'    => text( $attributes['rel'] ?? '' ),
		] : null
	);
	$size    = text( $attributes['sizeSlug'] ?? '' );
	$outer   = array_filter(
		[
			'' === $size ? '' : "size-$size",
			'' === $sized ? '' : 'is-resized',
			$border['classes'] || '' !== $border['css'] ? 'has-custom-border' : '',
		]
	);
	$rest    = array_diff_key( $style, array_flip( [ 'border', 'shadow' ] ) );
	return '<figure' . wrapper( 'core/image', $attributes, array_values( $outer ), '', $rest ) . ">$img$caption</figure>";
}

/** @param array<string, mixed> $attributes */
function cover_html( array $attributes, string $inner ): string {
	$height  = text( $attributes['minHeight'] ?? '' );
	$css     = '' === $height ? '' : "min-height:$height" . text( $attributes['minHeightUnit'] ?? 'px' );
	$ratio   = number( $attributes['dimRatio'] ?? 100 );
	$dim     = 50 === $ratio ? 'has-background-dim' : 'has-background-dim-' . 10 * (int) round( $ratio / 10 ) . ' has-background-dim';
	$color   = text( $attributes['customOverlayColor'] ?? '' );
	$id      = number( $attributes['id'] ?? 0 );
	$place   = text( $attributes['contentPosition'] ?? '' );
	$outer   = false === ( $attributes['isDark'] ?? true ) ? [ 'is-light' ] : [];
	$outer   = '' === $place ? $outer : array_merge( $outer, [ 'has-custom-content-position', 'is-position-' . strtr( $place, ' ', '-' ) ] );
	$paint   = html_attributes( [ 'style' => '' === $color ? '' : "background-color:$color" ] );
	$span    = "<span aria-hidden=\"true\" class=\"wp-block-cover__background $dim\"$paint></span>";
	$classes = 'wp-block-cover__image-background' . ( $id ? " wp-image-$id" : '' );
	$img     = "<img class=\"$classes\" alt=\"\"" . html_attributes( [ 'src' => text( $attributes['url'] ?? '' ) ] ) . ' data-object-fit="cover"/>';
	// The overlay stands above the picture since WordPress 6.8.
	$ground = is_wp_version_compatible( '6.8' ) ? $img . $span : $span . $img;
	return '<div' . wrapper( 'core/cover', $attributes, $outer, $css ) . ">$ground<div class=\"wp-block-cover__inner-container\">$inner</div></div>";
}
