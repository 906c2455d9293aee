<?php
/** Tile of an item: a link, with space and color reserved for its picture. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Breakpoints\lengths;
use function Frontage\Page\is_bare;
use function Frontage\Portfolio\destination;
use function Frontage\Text\escape_text;
use const Frontage\Breakpoints\WIDESCREEN;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $item From Portfolio\item().
 * @param int $at Its index in the grid.
 * @param bool $is_earlier Whether it is on a page before the requested one, which visitors without script have already seen.
 * @param array<string, mixed> $attributes From attributes().
 * @param array<string, string> $labels From gallery_labels().
 * @param array<string, int|string> $properties Custom properties of the tile.
 */
function tile( array $item, int $at, bool $is_earlier, array $attributes, array $labels, array $properties ): void {
	$to_new_tab = 'new-tab' === $item['opensIn'];
	$is_here    = 'lightbox' === $item['opensIn'];
	// WordPress prefetches pressed links, which is useless for the lightbox.
	$class = 'wp-block-frontage-portfolio__link' . ( $is_here ? ' no-prefetch' : '' );
	?>
	<li
		class="wp-block-frontage-portfolio__item"
		<?php style_attribute( $properties ); ?>
		<?php echo $is_earlier ? 'data-earlier' : ''; ?>
	>
		<a
			class="<?php echo esc_attr( $class ); ?>"
			href="<?php echo esc_url( destination( $item ) ); ?>"
			<?php echo $to_new_tab ? 'target="_blank" rel="noopener"' : ''; ?>
			<?php echo $is_here ? 'data-frontage-wake' : ''; ?>
			data-frontage-item="<?php echo (int) $item['id']; ?>"
		>
			<?php
			if ( 'top' === $attributes['titlePosition'] ) {
				tile_text( $item, $attributes, $labels );
				tile_picture( $item, $at, $attributes );
			} else {
				tile_picture( $item, $at, $attributes );
				tile_text( $item, $attributes, $labels );
			}
			?>
		</a>
	</li>
	<?php
}

/**
 * Prints an item's title, its terms if the gallery shows them and, for screen readers, whether its link opens a new tab.
 * @param array<string, mixed> $item From Portfolio\item().
 * @param array<string, mixed> $attributes From attributes().
 * @param array<string, string> $labels From gallery_labels().
 */
function tile_text( array $item, array $attributes, array $labels ): void {
	$title = $item['title'];
	if ( '' === $title && empty( $item['image']['alt'] ) ) {
		// A link needs a name; the picture's alternative text is one.
		$title = $labels['untitled'];
	}
	// WordPress's emoji script checks the class of each new element.
	?>
	<span class="wp-block-frontage-portfolio__words">
		<span class="wp-block-frontage-portfolio__title wp-exclude-emoji"><?php echo esc_html( escape_text( $title ) ); ?></span>
		<?php if ( $attributes['showTerms'] && ! empty( $item['terms'] ) ) : ?>
			<span class="wp-block-frontage-portfolio__of wp-exclude-emoji"><?php echo esc_html( escape_text( implode( ' · ', $item['terms'] ) ) ); ?></span>
		<?php endif; ?>
		<?php if ( 'new-tab' === $item['opensIn'] ) : ?>
			<span class="wp-block-frontage-portfolio__aside"><?php echo esc_html( $labels['newTab'] ); ?></span>
		<?php endif; ?>
	</span>
	<?php
}

/**
 * Prints an item's picture in its frame, or its initial. Core decides about the priority of the first one, which on phones is the largest paint;
 * the others are lazy.
 * @param array<string, mixed> $item From Portfolio\item().
 * @param int $at Its index in the grid.
 * @param array<string, mixed> $attributes From attributes().
 */
function tile_picture( array $item, int $at, array $attributes ): void {
	$image = $item['image'];
	$label = quick_view( $attributes );
	?>
	<span
		class="wp-block-frontage-portfolio__picture"
		<?php
		if ( $image ) {
			style_attribute( array_filter( [ 'background-color' => $image['color'] ] ) );
		} else {
			echo 'aria-hidden="true" data-initial="' . esc_attr( initial( $item['title'] ) ) . '"';
		}
		?>
	>
		<?php if ( $image ) : ?>
			<?php tile_img( $item, $at, $attributes ); ?>
		<?php endif; ?>
		<?php if ( '' !== $label ) : ?>
			<span class="wp-block-frontage-portfolio__quick-view wp-exclude-emoji" aria-hidden="true"><?php echo esc_html( escape_text( $label ) ); ?></span>
		<?php endif; ?>
	</span>
	<?php
}

/**
 * Prints an item's picture, with spaces between attributes: core's filter for loading attributes searches for a space.
 * @param array<string, mixed> $item From Portfolio\item().
 * @param int $at Its index in the grid.
 * @param array<string, mixed> $attributes From attributes().
 */
function tile_img( array $item, int $at, array $attributes ): void {
	$image = $item['image'];
	$parts = [
		// For lazy-loading plugins; the image is lazy already.
		'class'        => 'skip-lazy',
		'data-no-lazy' => '1',
		'src'          => esc_url( $image['src'] ),
		'srcset'       => $image['srcset'],
		'sizes'        => sizes( $image, $attributes ),
		'width'        => (string) (int) $image['width'],
		'height'       => (string) (int) $image['height'],
		'alt'          => $image['alt'] === $item['title'] ? '' : escape_text( $image['alt'] ),
		'style'        => declarations( focal_point( $image ) ),
		'loading'      => 0 === $at ? '' : 'lazy',
		'decoding'     => 'async',
	];
	echo '<img';
	foreach ( $parts as $name => $value ) {
		if ( '' !== $value || 'alt' === $name ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
	}
	// Only newlines between tags are ignored by the parity test.
	echo ">\n";
}

/**
 * Label over a tile on hover; '' for none. Decorative: it is not part of the link's name.
 * @param array<string, mixed> $attributes From attributes().
 */
function quick_view( array $attributes ): string {
	if ( 'yes' !== $attributes['show-quick-view'] || is_bare() ) {
		return '';
	}
	return '' === $attributes['quickViewText'] ? __( 'Quick View', 'frontage' ) : $attributes['quickViewText'];
}

/** First letter or digit of a title, for a tile without a picture. */
function initial( string $title ): string {
	return preg_match( '/[\p{L}\p{N}]/u', $title, $found ) ? $found[0] : '';
}

/**
 * Focal point of a cropped picture as a declaration; none for the middle.
 * @param array<string, mixed> $image From Portfolio\item(), perhaps with `focus`: x and y from 0 to 1.
 * @return array<string, string>
 */
function focal_point( array $image ): array {
	if ( ! isset( $image['focus']['x'], $image['focus']['y'] ) ) {
		return [];
	}
	return [ 'object-position' => sprintf( '%d%% %d%%', round( 100 * $image['focus']['x'] ), round( 100 * $image['focus']['y'] ) ) ];
}

/**
 * The `sizes` attribute. Core prepends `auto` to lazy pictures.
 * @param array<string, mixed> $image From Portfolio\item().
 * @param array<string, mixed> $attributes From attributes().
 */
function sizes( array $image, array $attributes ): string {
	$arrangement = arrangement( $attributes );
	$ratio       = array_map( 'intval', explode( '/', $attributes['tileRatio'] ) );
	$heights     = [
		'masonry' => tile_height( $image ),
		'grid'    => 1000 * $ratio[1] / $ratio[0],
		'tall'    => 1000,
	];
	// A picture that is lower than its tile is wider than its tile, and cropped.
	$share = (int) round( 100 * max( 1, $heights[ $arrangement ] / max( 1, picture_height( $image ) ) ) );
	return implode(
		', ',
		array_map( static fn( array $range ): string => ltrim( "$range[0] " . ceil( $share / $range[1] ) . 'vw' ), column_ranges( $attributes ) )
	);
}

/**
 * Columns by width of the window, the first that applies counts: of devices with a number of their own, then as in a gallery as wide as the window.
 * @param array<string, mixed> $attributes From attributes().
 * @return list<array{ string, int }> Media condition, '' for the rest, and number of columns.
 */
function column_ranges( array $attributes ): array {
	$columns = columns( $attributes['columns'] );
	$widest  = lengths();
	$medium  = 'masonry' === arrangement( $attributes ) ? 750 : 500;
	$ranges  = [
		[ "(max-width: {$widest['mobile']})", $columns['mobile'] ?? 0 ],
		[ "(max-width: {$widest['tablet']})", $columns['tablet'] ?? 0 ],
		[ '(min-width: ' . WIDESCREEN . ')', $columns['widescreen'] ?? 0 ],
		[ '(min-width: 900px)', $columns['value'] ],
		[ "(min-width: {$medium}px)", min( 2, $columns['value'] ) ],
		[ '', 1 ],
	];
	return array_values( array_filter( $ranges, static fn( array $range ): bool => 0 < $range[1] ) );
}
