<?php
/** Border of a gallery's block supports, applied to each picture. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Border and corners of pictures as custom properties for _pictures.scss.
 * @param array<string, mixed> $attributes Attributes of the block.
 * @return array<string, string> Values by names without the prefix; '' for unset.
 */
function picture_border_properties( array $attributes ): array {
	$border = $attributes['style']['border'] ?? [];
	$border = is_array( $border ) ? $border : [];
	$preset = text( $attributes['borderColor'] ?? '' );
	if ( '' !== $preset ) {
		$border['color'] = "var:preset|color|$preset";
	}
	array_walk_recursive(
		$border,
		static function ( &$value, $name ): void {
			$value = 'color' === $name ? color( $value ) : $value;
		}
	);
	$css = array_filter(
		wp_style_engine_get_styles( [ 'border' => $border ] )['declarations'] ?? [],
		// Only values that cannot leave their declaration.
		static function ( $value ): bool {
			return is_string( $value ) && 1 === preg_match( '/^[\w#%.,() -]+$/', $value );
		}
	);
	$corners = [ 'border-top-left-radius', 'border-top-right-radius', 'border-bottom-right-radius', 'border-bottom-left-radius' ];
	$sides   = static fn( string $name ): array => [ "border-top-$name", "border-right-$name", "border-bottom-$name", "border-left-$name" ];
	$border  = [
		'picture-radius' => border_shorthand( $css, 'border-radius', $corners, '0' ),
		'picture-width'  => border_shorthand( $css, 'border-width', $sides( 'width' ), '0' ),
		'picture-style'  => border_shorthand( $css, 'border-style', $sides( 'style' ), 'solid' ),
		'picture-color'  => border_shorthand( $css, 'border-color', $sides( 'color' ), 'currentcolor' ),
	];
	if ( '' === $border['picture-width'] && '' !== $border['picture-color'] ) {
		$border['picture-width'] = '1px';
	}
	return $border;
}

/**
 * Value for all four sides or corners, or one for each.
 * @param array<string, string> $css Declarations.
 * @param list<string> $each Names of the single declarations.
 * @param string $none Value of those that are missing.
 * @return string Empty if all are missing.
 */
function border_shorthand( array $css, string $all, array $each, string $none ): string {
	if ( isset( $css[ $all ] ) ) {
		return $css[ $all ];
	}
	if ( ! array_intersect_key( $css, array_flip( $each ) ) ) {
		return '';
	}
	return implode(
		' ',
		array_map(
			static function ( string $side ) use ( $css, $none ): string {
				return $css[ $side ] ?? $none;
			},
			$each
		)
	);
}
