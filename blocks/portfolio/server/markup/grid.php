<?php
/** Grid of tiles, or the empty state. */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/** @param array<string, mixed> $gallery */
function grid( array $gallery ): void {
	$labels = gallery_labels( $gallery['attributes'] );
	$state  = $gallery['state'];
	if ( ! $gallery['items'] ) {
		?>
		<div class="wp-block-frontage-portfolio__empty">
			<p><?php echo esc_html( $labels['empty'] ); ?></p>
			<?php if ( '' !== $state['category'] . $state['other'] . $state['search'] ) : ?>
				<a
					href="<?php echo esc_url( url_for_state( $gallery['instance'], default_state() ) ); ?>"
					rel="nofollow"
					data-frontage-wake
				><?php echo esc_html( $labels['clear'] ); ?></a>
			<?php endif; ?>
		</div>
		<?php
		return;
	}
	$earlier = count( $gallery['items'] ) - 1 - ( count( $gallery['items'] ) - 1 ) % $gallery['attributes']['itemsPerPage'];
	if ( 1 < $gallery['first'] ) {
		?>
		<a
			class="wp-block-frontage-portfolio__earlier"
			href="<?php echo esc_url( page_address( $gallery, $gallery['first'] - 1 ) ); ?>"
			rel="prev nofollow"
		><?php echo esc_html( $labels['earlier'] ); ?></a>
		<?php
	}
	$arrangement = arrangement( $gallery['attributes'] );
	$properties  = properties( $gallery['items'], $arrangement, columns( $gallery['attributes']['columns'] ) );
	?>
	<ul
		class="wp-block-frontage-portfolio__grid"
		data-layout="<?php echo esc_attr( $arrangement ); ?>"
		<?php style_attribute( $properties['grid'] ); ?>
	>
		<?php
		foreach ( $gallery['items'] as $at => $item ) {
			tile( $item, $at, $at < $earlier, $gallery['attributes'], $labels, $properties['tiles'][ $at ] );
		}
		?>
	</ul>
	<?php
}

/**
 * Prints a style attribute as browsers serialize it, or none.
 * @param array<string, string|int> $declarations Values by the name of property.
 */
function style_attribute( array $declarations ): void {
	echo $declarations ? 'style="' . esc_attr( declarations( $declarations ) ) . '"' : '';
}

/** @param array<string, string|int> $declarations */
function declarations( array $declarations ): string {
	$style = '';
	foreach ( $declarations as $name => $value ) {
		$style .= "$name: $value; ";
	}
	return rtrim( $style );
}
