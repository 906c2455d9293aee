<?php
/** The border that the owner sets on a gallery: it goes around each picture, not around the whole. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The owner's border and corners of pictures, as custom properties for _pictures.scss.
 * @param array<string, mixed> $attributes The block's own, for block supports keep the border there.
 * @return array<string, string> Values by names without the prefix; an empty one is not set.
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
		// Nothing that could leave the declaration it is put into.
		static function ( $value ): bool {
			return is_string( $value ) && 1 === preg_match( '/^[\w#%.,() -]+$/', $value );
		}
	);
	$border = [
		'picture-radius' => border_shorthand( $css, 'border-radius', [ 'border-top-left-radius', 'border-top-right-radius', 'border-bottom-right-radius', 'border-bottom-left-radius' ], '0' ),
		'picture-width'  => border_shorthand( $css, 'border-width', [ 'border-top-width', 'border-right-width', 'border-bottom-width', 'border-left-width' ], '0' ),
		'picture-style'  => border_shorthand( $css, 'border-style', [ 'border-top-style', 'border-right-style', 'border-bottom-style', 'border-left-style' ], 'solid' ),
		'picture-color'  => border_shorthand( $css, 'border-color', [ 'border-top-color', 'border-right-color', 'border-bottom-color', 'border-left-color' ], 'currentcolor' ),
	];
	if ( '' === $border['picture-width'] && '' !== $border['picture-color'] ) {
		$border['picture-width'] = '1px';
	}
	return $border;
}

/**
 * The value for all four sides or corners, or one for each.
 * @param array<string, string> $css Declarations.
 * @param list<string> $each Those that say one.
 * @param string $none Where one is not said though another is.
 * @return string Empty if nothing is said.
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
