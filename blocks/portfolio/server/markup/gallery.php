<?php
/** HTML and custom properties of a gallery. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Breakpoints\responsive;
use function Frontage\Values\css_number;
use function Frontage\Values\css_preset;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * HTML of a gallery, escaped.
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
 * Sizes and colors as custom properties for the stylesheet.
 * @param array<string, mixed> $attributes From attributes().
 * @param array<string, mixed> $raw Attributes of the block, for its block supports.
 */
function style( array $attributes, array $raw ): string {
	$arrangement = arrangement( $attributes );
	$columns     = columns( $attributes['columns'] );
	$line        = $raw['style']['typography']['lineHeight'] ?? '';
	$properties  = [
		'columns'        => (string) $columns['value'],
		'columns-medium' => (string) min( 2, $columns['value'] ),
		'ratio'          => 'grid' === $arrangement ? $attributes['tileRatio'] : '',
		'speed'          => 'tall' === $arrangement ? css_number( $attributes['scrollSpeed'], 6 ) . 's' : '',
		'terms'          => $attributes['showTerms'] ? '1' : '',
		'size'           => '' === text( $raw['fontSize'] ?? $raw['style']['typography']['fontSize'] ?? '' ) ? '' : '1em',
		'line'           => is_numeric( $line ) ? (string) $line : '',
		'header'         => $attributes['headerColor'],
		'header-space'   => '' === $attributes['headerColor'] ? '' : '8px 16px',
		'header-text'    => $attributes['headerTextColor'],
		'header-active'  => $attributes['activeHeaderTextColor'],
	];
	$properties += button_properties( $attributes ) + picture_border_properties( $raw );
	$style       = '';
	foreach ( $properties as $name => $value ) {
		$style .= '' === $value ? '' : "--frontage-$name:$value;";
	}
	$gaps = items( $raw['gap'] ?? null ) + [ 'value' => $raw['style']['spacing']['blockGap'] ?? '' ];
	foreach ( [
		responsive( '--frontage-own', [ 'value' => null ] + $columns, 'strval' ),
		responsive( '--frontage-gap', $gaps, __NAMESPACE__ . '\gap' ),
	] as $declarations ) {
		$style .= '' === $declarations ? '' : "$declarations;";
	}
	return $style;
}

/**
 * Gap between tiles: a length, or a preset of the theme.
 * @param mixed $value As stored by block supports.
 */
function gap( $value ): string {
	$gap = trim( text( $value ) );
	if ( ! preg_match( '/^(\d*\.?\d+)([a-z]*|%)$/i', $gap, $length ) ) {
		return css_preset( $gap, 'spacing' );
	}
	// In calc() a bare 0 is invalid, and % has to be relative to the gallery's width.
	return $length[1] . strtr( '' === $length[2] ? 'px' : $length[2], [ '%' => 'cqi' ] );
}
