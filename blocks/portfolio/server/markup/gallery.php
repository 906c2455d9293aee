<?php
/** The whole of a gallery's HTML, and the look that its owner has set. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The gallery's HTML, escaped.
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

/** Whether this is read where neither our styles nor a script come: what only a page can show would be words without sense, and a form without an answer. */
function is_bare(): bool {
	return is_feed() || wp_doing_cron();
}

/**
 * The owner's sizes and colors, as custom properties for the stylesheet.
 * @param array<string, mixed> $attributes From attributes().
 * @param array<string, mixed> $raw The block's own, for what block supports keep there.
 */
function style( array $attributes, array $raw ): string {
	$arrangement = arrangement( $attributes );
	$line        = $raw['style']['typography']['lineHeight'] ?? '';
	$properties  = [
		'columns'        => (string) $attributes['columns'],
		'columns-medium' => (string) min( 2, $attributes['columns'] ),
		'ratio'          => 'grid' === $arrangement ? $attributes['tileRatio'] : '',
		'speed'          => 'tall' === $arrangement ? decimal( $attributes['scrollSpeed'] ) . 's' : '',
		'terms'          => $attributes['showTerms'] ? '1' : '',
		'size'           => '' === text( $raw['fontSize'] ?? $raw['style']['typography']['fontSize'] ?? '' ) ? '' : '1em',
		'line'           => is_numeric( $line ) ? (string) $line : '',
		'header'         => $attributes['headerColor'],
		'header-space'   => '' === $attributes['headerColor'] ? '' : '8px 16px',
		'header-text'    => $attributes['headerTextColor'],
		'header-active'  => $attributes['activeHeaderTextColor'],
		'gap'            => gap( $raw['style']['spacing']['blockGap'] ?? '' ),
	];
	$properties += button_properties( $attributes ) + picture_border_properties( $raw );
	$style       = '';
	foreach ( $properties as $name => $value ) {
		$style .= '' === $value ? '' : "--frontage-$name:$value;";
	}
	return $style;
}

/**
 * The space between tiles: a length, or a preset of the theme.
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
