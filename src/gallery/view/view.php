<?php
/**
 * The whole of a gallery's HTML, and the look that its owner has set.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The gallery's HTML, escaped.
 *
 * @since 0.1.0
 * @param array<string, mixed> $gallery From gallery().
 */
function view( array $gallery ): string {
	ob_start();
	?>
	<div class="wp-block-frontage-portfolio__view">
		<?php
		filter_bar( $gallery );
		grid( $gallery );
		paging( $gallery );
		?>
	</div>
	<?php
	return (string) ob_get_clean();
}

/**
 * The owner's measures and colours, as custom properties for the stylesheet.
 *
 * @since 0.1.0
 * @param array<string, mixed> $settings   From attributes().
 * @param array<string, mixed> $attributes The block's own, for what block supports keep there.
 */
function style( array $settings, array $attributes ): string {
	$arrangement = arrangement( $settings );
	$properties  = [
		'columns'        => (string) $settings['columns'],
		'columns-medium' => (string) min( 2, $settings['columns'] ),
		'ratio'          => 'grid' === $arrangement ? $settings['tileRatio'] : '',
		'speed'          => 'tall' === $arrangement ? decimal( $settings['scrollSpeed'] ) . 's' : '',
		'terms'          => $settings['showTerms'] ? '1' : '',
		'header'         => $settings['headerColor'],
		'header-text'    => $settings['headerTextColor'],
		'header-active'  => $settings['activeHeaderTextColor'],
		'gap'            => gap( $attributes['style']['spacing']['blockGap'] ?? '' ),
	];
	$properties += button_properties( $settings ) + picture_border_properties( $attributes );
	$style       = '';
	foreach ( $properties as $name => $value ) {
		$style .= '' === $value ? '' : "--frontage-$name:$value;";
	}
	return $style;
}

/**
 * The space between tiles: a length, or a preset of the theme.
 *
 * @since 0.1.0
 * @param mixed $value As block supports keep it.
 */
function gap( $value ): string {
	$gap = trim( text( $value ) );
	if ( preg_match( '/^var:preset\|spacing\|([a-z0-9-]+)$/i', $gap, $preset ) ) {
		return 'var(--wp--preset--spacing--' . _wp_to_kebab_case( $preset[1] ) . ')';
	}
	if ( ! preg_match( '/^(\d*\.?\d+)([a-z]*|%)$/i', $gap, $length ) ) {
		return '';
	}
	// It is added to other lengths, which a bare 0 can not be, and always means a share of the gallery's width.
	return $length[1] . strtr( '' === $length[2] ? 'px' : $length[2], [ '%' => 'cqi' ] );
}
